### The manual page.

man-about = Write the manual page
man-usage = lucena man
man-after-help = To read it at once:
    { "  " }lucena man | man -l -
man-heading-name = NAME
man-heading-synopsis = SYNOPSIS
man-heading-description = DESCRIPTION
man-heading-options = OPTIONS
man-heading-commands = COMMANDS
man-heading-exit-status = EXIT STATUS
man-exit-status = 0 done, 1 nothing found or a check failed, 2 bad usage or input.
