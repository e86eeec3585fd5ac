// The editor of patterns and heuristic sets: CodeMirror in a shadow root (so that the strict content policy holds), colored by the program's own lexer.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type CompletionContext } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, StateEffect, StateField, type Range } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Completions, TextDiagnostic, TextToken } from '../api/types.gen';
import { lang } from '../i18n';

/** What the program says about a text. */
export interface Checked {
  diagnostics: readonly TextDiagnostic[];
  tokens: readonly TextToken[];
}

export interface CodeEditorProps {
  text: string;
  checked: Checked;
  label: string;
  /** A place to show, such as the condition that failed. */
  marked?: { from: number; to: number } | undefined;
  /** What can be typed at a place. */
  complete: (text: string, offset: number) => Promise<Completions>;
  isReadOnly?: boolean;
  onText: (text: string) => void;
}

interface Colors {
  tokens: readonly TextToken[];
  marked: { from: number; to: number } | undefined;
}

/** Marks a text that was put into the editor from outside, so that it is not told back. */
const isGiven = Annotation.define<boolean>();

const setColors = StateEffect.define<Colors>();

const colors = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setColors)) next = decorate(effect.value, transaction.newDoc.length);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ tokens, marked }: Colors, length: number): DecorationSet {
  const ranges: Range<Decoration>[] = tokens
    .filter((token) => token.from < token.to && token.to <= length)
    .map((token) => Decoration.mark({ class: `tok-${token.color}` }).range(token.from, token.to));
  if (marked && marked.from < marked.to && marked.to <= length)
    ranges.push(Decoration.mark({ class: 'tok-marked' }).range(marked.from, marked.to));
  return Decoration.set(ranges, true);
}

const theme = EditorView.theme({
  '&': { fontSize: '0.95rem', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'DejaVu Sans Mono', Menlo, monospace",
    lineHeight: '1.55',
    minHeight: '16rem',
    maxHeight: '32rem',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent-soft) 45%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--accent-soft)' },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--strong-line)', borderRadius: '8px' },
  '.cm-tooltip-autocomplete ul li': { padding: '0.25rem 0.6rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.85', fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', whiteSpace: 'pre-wrap' },
  '.tok-clause': { color: 'var(--syntax-clause)', fontWeight: '700' },
  '.tok-relation': { color: 'var(--syntax-relation)', fontWeight: '600' },
  '.tok-function': { color: 'var(--syntax-function)' },
  '.tok-word': { color: 'var(--syntax-clause)' },
  '.tok-own-figure': { color: 'var(--syntax-own)', fontWeight: '600' },
  '.tok-enemy-figure': { color: 'var(--syntax-enemy)', fontWeight: '600' },
  '.tok-square-figure': { color: 'var(--syntax-square)', fontWeight: '600' },
  '.tok-number': { color: 'var(--syntax-square)' },
  '.tok-text': { color: 'var(--syntax-text)' },
  '.tok-comment': { color: 'var(--muted)', fontStyle: 'italic' },
  '.tok-unknown': { color: 'var(--blunder)' },
  '.tok-marked': { backgroundColor: 'var(--bad-soft)', boxShadow: '0 2px 0 var(--blunder)' },
});

async function completions(context: CompletionContext, complete: CodeEditorProps['complete']) {
  const word = context.matchBefore(/[\p{L}\p{N}_]+/u);
  if (!word && !context.explicit) return null;
  try {
    const { from, words } = await complete(context.state.doc.toString(), context.pos);
    if (context.aborted || words.length === 0) return null;
    return { from, options: words.map((label) => ({ label })), validFor: /^[\p{L}\p{N}_]*$/u };
  } catch {
    // Completion is a comfort: when the program cannot be asked, typing goes on without it.
    return null;
  }
}

/**
 * Puts what is typed over a selection into the document without the browser's help: the browser would keep the look of what it
 * replaces in a style attribute, which the content policy refuses (and reports on the console).
 */
const typingOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const text = event.data;
    if (event.inputType !== 'insertText' || event.isComposing || text === null || view.state.selection.main.empty) return false;
    event.preventDefault();
    const { from, to } = view.state.selection.main;
    const typed = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
    if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, typed))) view.dispatch(typed());
    return true;
  },
});

function lintOf(checked: Checked, length: number): Diagnostic[] {
  return checked.diagnostics.map((one) => ({
    from: Math.min(one.from, length),
    to: Math.min(Math.max(one.to, one.from), length),
    severity: one.severity === 'warning' ? 'warning' : 'error',
    message: one.hint ? `${one.code} ${one.message[lang.value]}\n${one.hint[lang.value]}` : `${one.code} ${one.message[lang.value]}`,
  }));
}

export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    view.current = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: props.text,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          closeBrackets(),
          typingOverSelection,
          colors,
          lintGutter(),
          autocompletion({ override: [(context) => completions(context, latest.current.complete)] }),
          EditorState.readOnly.of(props.isReadOnly ?? false),
          // Tab is left to the browser on purpose: it must lead out of the editor.
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
          EditorView.lineWrapping,
          // The text is in the order of the Tab key anyway; saying so tells checkers that a long one can be scrolled by keys.
          EditorView.contentAttributes.of({ 'aria-label': props.label, spellcheck: 'false', tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((one) => one.annotation(isGiven)))
              latest.current.onText(update.state.doc.toString());
          }),
          theme,
        ],
      }),
    });
    return () => view.current?.destroy();
  }, []);

  // Before the next key arrives: a later look would find a newer text in the editor and take it back.
  useLayoutEffect(() => {
    const editor = view.current!;
    if (editor.state.doc.toString() === props.text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.text }, annotations: isGiven.of(true) });
  }, [props.text]);

  useEffect(() => {
    const editor = view.current!;
    editor.dispatch(setDiagnostics(editor.state, lintOf(props.checked, editor.state.doc.length)));
  }, [props.checked, lang.value]);

  useEffect(() => {
    view.current!.dispatch({ effects: setColors.of({ tokens: props.checked.tokens, marked: props.marked }) });
  }, [props.checked, props.marked?.from, props.marked?.to]);

  useEffect(() => view.current?.contentDOM.setAttribute('aria-label', props.label), [props.label]);

  return <div class="code-editor" ref={host} />;
}

/** Puts the cursor on a line of the text, from 1. */
export function focusLine(line: number): void {
  const editor = theEditor();
  if (editor && line <= editor.state.doc.lines) focusEditor(editor.state.doc.line(line).from);
}

function theEditor(): EditorView | undefined {
  const content = document.querySelector('.code-editor')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  return (content && EditorView.findFromDOM(content)) ?? undefined;
}

/** Puts the cursor on a place of the text. */
export function focusEditor(from: number): void {
  const editor = theEditor();
  if (!editor) return;
  editor.dispatch({ selection: { anchor: Math.min(from, editor.state.doc.length) }, scrollIntoView: true });
  editor.focus();
}
