import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const name = 'virtual:story-content'

/** Files whose texts are sample data, whichever story shows them. */
const samples = [
  // Documents and slides of the site: editors write them, and another language brings its own.
  /^apps\/web\/src\/site\/content\//,
  /^packages\/ui\/src\/lib\/stories\.tsx$/,
  /^packages\/exam-kit\/src\/(story|testing)\//,
  /^packages\/exam-kit\/src\/ExamRoom\/roomSetup\.tsx$/,
  /^packages\/api\/src\/msw\//,
  /^apps\/web\/src\/site\/pages\/pageStory\.tsx$/,
  /^apps\/web\/src\/site\/pages\/\w+\/storyParts\.ts$/,
  /^apps\/web\/src\/shared\/testing\//,
  /^apps\/web\/src\/exam-room\/storyRoom\.tsx$/,
]

/** What a function does that looks at a story instead of showing it: its texts are expectations. */
const looks = /\b(expect|within|userEvent|waitFor|screen|canvas)\b/

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

/** The names of variants that a file lists; galleries write them beside what they show. */
function variantsOf(path: string): string[] {
  const lists = readFileSync(join(root, path), 'utf8').matchAll(/^export const \w+ = \[([^\]]+)\] as const/gm)
  return [...lists].flatMap(([, values = '']) => [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value))
}

/** Every text that a file writes down, but for those that its play functions look for. */
function textsOf(path: string): string[] {
  const texts: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && looks.test(node.body.getText())) return
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text)
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text)
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true))
  // Guidelines are shown in their parts, and documents around their links.
  const parts = texts.flatMap((text) => text.split(/[;\n[\]()]/))
  return [...texts, ...parts]
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** Gives the tests what is content and not a text of the house: the samples, and what each file of stories writes down. */
export function storyContent(): Plugin {
  return {
    name: 'naru-story-content',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return
      const files = ['packages', 'apps/web/src'].flatMap(filesOf).filter((file) => !file.includes('node_modules'))
      const shared = files.filter((file) => samples.some((pattern) => pattern.test(file))).flatMap(textsOf)
      const variants = files.filter((file) => /^packages\/(ui|exam-kit)\/src\//.test(file)).flatMap(variantsOf)
      const own = files
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => [`../../${file}`, textsOf(file)] as const)
      return `export const shared = ${JSON.stringify([...shared, ...variants])}\nexport const own = ${JSON.stringify(Object.fromEntries(own))}`
    },
  }
}
