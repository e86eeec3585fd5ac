// The manuals, readable inside the program: text, tables and examples, with a list of what is on the page.
import { useEffect } from 'preact/hooks';
import { readManual, shown, type Shown } from '../ctrl/help';
import { setLang, t } from '../i18n';
import { TAG } from '../i18n/lang';
import { helpHash, placeOf, plain, targetOf, type Block, type Inline } from '../model/markdown';

export function HelpPage({ name, section }: { name: string | undefined; section: string | undefined }) {
  const wanted = name ?? 'README';
  useEffect(() => readManual(wanted), [wanted]);
  const manual = shown.value;
  const isThere = manual?.name === wanted;
  return (
    <div class="help">
      {wanted === 'README' ? (
        <p class="muted">{t('help-lead')}</p>
      ) : (
        <p>
          <a href={helpHash()}>{t('help-all')}</a>
        </p>
      )}
      {manual === null && <p class="notice bad">{t('help-missing')}</p>}
      {manual === undefined && <p class="loading">{t('common-loading')}</p>}
      {isThere && <Manual manual={manual} section={section} />}
    </div>
  );
}

function Manual({ manual, section }: { manual: Shown; section: string | undefined }) {
  const place = section === undefined ? undefined : placeOf(manual.blocks, section);
  useEffect(() => {
    if (place === undefined) return;
    const element = document.getElementById(place);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [manual, place]);
  const headings = manual.blocks.filter((block) => block.kind === 'heading' && (block.level === 2 || block.level === 3));
  return (
    <>
      {headings.length > 2 && (
        <nav class="panel help-contents" aria-labelledby="help-contents">
          <h2 id="help-contents">{t('help-contents')}</h2>
          <ul>
            {headings.map((block) =>
              block.kind === 'heading' ? (
                <li key={block.id} class={block.level === 3 ? 'below' : undefined}>
                  <a href={helpHash(manual.name, block.id)}>{plain(block.inner)}</a>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      )}
      <article class="manual" lang={TAG[manual.lang]}>
        {manual.blocks.map((block, index) => (
          <BlockView key={index} block={block} manual={manual.name} place={place} />
        ))}
      </article>
    </>
  );
}

function BlockView({ block, manual, place }: { block: Block; manual: string; place: string | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(block.level, 6)}` as 'h1';
      return (
        <Heading id={block.id} tabIndex={-1}>
          <Parts parts={block.inner} manual={manual} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.inner} manual={manual} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Parts parts={item} manual={manual} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      // What may have to be scrolled must be reachable with the keyboard.
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return (
        <div class="table-frame" tabIndex={0} role="group" aria-label={block.head.map(plain).join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Parts parts={cell} manual={manual} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr
                  key={index}
                  id={row.id}
                  tabIndex={row.id ? -1 : undefined}
                  class={row.id !== undefined && row.id === place ? 'wanted' : undefined}
                >
                  {row.cells.map((cell, column) => (
                    <td key={column}>
                      <Parts parts={cell} manual={manual} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Parts({ parts, manual }: { parts: readonly Inline[]; manual: string }) {
  return (
    <>
      {parts.map((part, index) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'code') return <code key={index}>{part.text}</code>;
        const inner = <Parts parts={part.inner} manual={manual} />;
        if (part.kind === 'strong') return <strong key={index}>{inner}</strong>;
        if (part.kind === 'em') return <em key={index}>{inner}</em>;
        const target = targetOf(part.href, manual);
        if (target.kind === 'world')
          return (
            <a key={index} href={target.href} target="_blank" rel="noreferrer">
              {inner}
            </a>
          );
        if (target.kind === 'nowhere') return inner;
        const { lang } = target;
        return (
          <a key={index} href={helpHash(target.name, target.section)} onClick={() => lang && setLang(lang)}>
            {inner}
          </a>
        );
      })}
    </>
  );
}
