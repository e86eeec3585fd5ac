// Makes a language out of the English messages, to try what a translator would do: `node pseudo.mjs FOLDER` copies data/messages there
// and adds `xx`, in which every vowel has an accent. Some files are left out on purpose: what they say must be said in English.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, serialize, Transformer } from '@fluent/syntax';

const MESSAGES = join(dirname(fileURLToPath(import.meta.url)), '../data/messages');
/** Commands and texts of sets are not words; a translator who has not come to the glossary yet leaves it out. */
const LEFT_OUT = ['examples.ftl', 'glossary.ftl', 'terms.ftl'];
/** Attributes that say how a noun is used; they are words of the grammar. */
const GRAMMAR = ['gender', 'number', 'article', 'letter'];
const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

class Accents extends Transformer {
  visitAttribute(attribute) {
    return GRAMMAR.includes(attribute.id.name) ? attribute : this.genericVisit(attribute);
  }

  visitMessage(message) {
    return message.id.name.endsWith('-template') ? message : this.genericVisit(message);
  }

  visitTextElement(element) {
    element.value = element.value.replace(/[aeiou]/gi, (vowel) => ACCENTS[vowel]);
    return element;
  }
}

const folder = process.argv[2];
if (!folder) throw new Error('Where to? node pseudo.mjs FOLDER');
cpSync(MESSAGES, folder, { recursive: true });
mkdirSync(join(folder, 'xx'), { recursive: true });
writeFileSync(join(folder, 'xx/language.txt'), 'name = Áccénts\nlocale = en-x-accents\nmoves = german\nthousands = space\ndecimal = ,\n');
for (const file of readdirSync(join(MESSAGES, 'en')).filter((name) => name.endsWith('.ftl') && !LEFT_OUT.includes(name))) {
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(join(MESSAGES, 'en', file), 'utf8'));
  writeFileSync(join(folder, 'xx', file), serialize(new Accents().visit(resource), {}));
}
