### The manual page.

man-about = Write the manual: one page, or one for each command
man-usage = lucena man [--output FOLDER]
man-value-folder = FOLDER
man-output = Write a page for each command into this folder
man-after-help = To read it at once:
    { "  " }lucena man | man -l -
man-heading-name = NAME
man-heading-synopsis = SYNOPSIS
man-heading-description = DESCRIPTION
man-heading-options = OPTIONS
man-heading-commands = COMMANDS
man-heading-exit-status = EXIT STATUS
man-exit-status = 0 done, 1 nothing found or a check failed, 2 bad usage or input.
