import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { browserSources } from './folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files below a folder. @param ending of their names. Default: TypeScript's */
const filesIn = (folder: string, ending = /\.tsx?$/) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist|generated)\//.test(path))

/** Source files below a folder without stories, tests and test data. */
const sources = (folder: string) =>
  filesIn(folder).filter(
    (path) => !/\/testing\/|\.(stories|test)\.|[sS]tory(Parts|Room)?\.tsx?$|\/lib\/stories/.test(path),
  )

const parsed = new Map<string, ts.SourceFile>()
const parse = (path: string) => {
  const file =
    parsed.get(path) ?? ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  parsed.set(path, file)
  return file
}

const planted = (source: string) => ts.createSourceFile('planted.tsx', source, ts.ScriptTarget.Latest, true)

function nodesOf(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node)
  ts.forEachChild(node, (child) => void nodesOf(child, found))
  return found
}

const locationOf = (node: ts.Node) => {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const libraries = ['packages/ui/src', 'packages/exam-kit/src', 'packages/exam-authoring/src']

describe('every exported prop is documented', () => {
  it.each(libraries)('in %s', (folder) => {
    const undocumented = sources(folder).flatMap((path) => {
      const file = parse(path)
      return file.statements
        .filter((node) => ts.isInterfaceDeclaration(node))
        .filter((node) => isExported(node) && node.name.text.endsWith('Props'))
        .flatMap((props) =>
          props.members
            // The others are documented by React.
            .filter((member) => !/^(children|ref|className)$/.test(member.name?.getText() ?? ''))
            .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
            .map((member) => `${locationOf(member)} ${props.name.text}.${member.name?.getText() ?? ''}`),
        )
    })
    expect(undocumented).toEqual([])
  })
})

describe('a property names its default by @default, as the tables of Storybook do', () => {
  it.each([...browserSources, 'apps/server/src'])('in %s', (folder) => {
    const isCandidate = (path: string) => readFileSync(join(root, path), 'utf8').includes('Default: ')
    const inProse = filesIn(folder)
      .filter(isCandidate)
      .flatMap((path) => nodesOf(parse(path)))
      .filter((node) => ts.isPropertySignature(node))
      .filter((node) => ts.getJSDocCommentsAndTags(node).some((doc) => doc.getText().includes('Default: ')))
      .map(locationOf)
    expect(inProse).toEqual([])
  })
})

/** The docstrings of a text that say what is returned in a sentence. A function may also return *to* a place. */
const returnSentences = (text: string) =>
  [...text.matchAll(/\/\*\*(?:(?!\*\/)[^])*\*\//g)].filter(([docstring]) => /\bReturns (?!to )/.test(docstring))

describe('a docstring says by @returns what is returned', () => {
  it.each(['apps', 'packages', 'scripts', 'content/tools', '.storybook'])('in %s', (folder) => {
    const inProse = filesIn(folder, /\.(tsx?|mjs)$/).flatMap((path) =>
      returnSentences(readFileSync(join(root, path), 'utf8')).map(([docstring]) => `${path} ${docstring}`),
    )
    expect(inProse).toEqual([])
  })

  it.each([
    ['Returns its name.', 1],
    ['Adds a plan. Returns its name.', 1],
    ['Adds a plan.\n * Returns its name.', 1],
    ['Adds a plan. @returns its name', 0],
    ['Returns to the list.', 0],
  ])('%j', (text, found) => {
    expect(returnSentences(`/** ${text} */`)).toHaveLength(found)
  })
})

/** Attributes and props that users see or hear. */
const textAttributes =
  /^(alt|title|label|placeholder|description|heading|message|help|error|aria-(label|description|roledescription|valuetext))$/
/** Two consecutive letters of any script. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** The literal texts that an expression can evaluate to. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return []
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return [...(isCondition ? [] : literalsOf(node.left)), ...literalsOf(node.right)]
}

/** Literal texts in the JSX of a file: between tags, and in the attributes that users see or hear. */
const literalTexts = (file: ts.SourceFile) =>
  nodesOf(file).filter((node) => {
    if (ts.isJsxAttribute(node)) {
      return textAttributes.test(node.name.getText()) && literalsOf(node.initializer).some(hasWords)
    }
    const isChild = (ts.isJsxText(node) || ts.isJsxExpression(node)) && !ts.isJsxAttribute(node.parent)
    return isChild && literalsOf(node).some(hasWords)
  })

describe('every text is in a catalogue', () => {
  it.each(browserSources)('no literal text in the JSX of %s', (folder) => {
    const literals = sources(folder).flatMap((path) =>
      literalTexts(parse(path)).map((node) => `${locationOf(node)} ${node.getText().trim()}`),
    )
    expect(literals).toEqual([])
  })

  it.each([
    '<p>Planted</p>',
    "<p>{'Planted'}</p>",
    '<p>{`Planted ${count}`}</p>',
    "<p>{isOpen ? text.open : 'Planted'}</p>",
    "<p>{isOpen && 'Planted'}</p>",
    "<p>{name ?? 'Planted'}</p>",
    "<p>{name + ' planted'}</p>",
    '<><b /> Planted</>',
    '<img alt="Planted" />',
    "<Alert title={isOpen ? 'Planted' : text.closed} />",
  ])('finds it in %s', (source) => {
    expect(literalTexts(planted(source))).toHaveLength(1)
  })

  it.each([
    '<p>{text.open}</p>',
    '<p> · 12 </p>',
    '<Icon name="close" />',
    '<Button variant="primary">{label}</Button>',
  ])('allows %s', (source) => {
    expect(literalTexts(planted(source))).toEqual([])
  })
})

describe('every length comes from the theme', () => {
  it('no pixel value in a style outside the theme', () => {
    const styles = browserSources.flatMap(sources).filter((path) => path.endsWith('.css.ts'))
    const raw = styles
      .filter((path) => !/^packages\/ui\/src\/(theme|base)\//.test(path))
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => (/\dpx\b/.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      )
    expect(raw).toEqual([])
  })
})

/** Whether a property is physical: left, right, top, bottom, width or height. */
const isPhysical = (name: string) =>
  /^(left|right|top|bottom|(min|max)?(width|height))$/i.test(name) ||
  /^(margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)/.test(name) ||
  /^overscrollBehavior[XY]$/.test(name)

/** Why a style works in one text direction only; undefined if it works in both. */
function directionProblem(name: string, value: string): string | undefined {
  if (isPhysical(name)) return 'is not a logical property'
  if (/^(textAlign|float|clear|justify\w+)$/.test(name) && /\b(left|right)\b/.test(value)) return 'names a side'
  if (/translateX\(|translate\(|translate3d\(|scaleX\(-/.test(value) && !/\bflow\b/.test(value)) {
    return 'moves without `flow`'
  }
  if (name === 'transformOrigin' && !value.startsWith("'center") && !/\bflow\b/.test(value))
    return 'rotates without `flow`'
  if (name === 'boxShadow' && /^[`'](inset )?(?!0\s)-?[\d.]/.test(value)) return 'has a physical offset'
  return undefined
}

describe('every style supports right-to-left text', () => {
  it.each(browserSources)('logical properties in %s', (folder) => {
    const problems = sources(folder).flatMap((path) => {
      const file = parse(path)
      const isSheet = path.endsWith('.css.ts')
      return nodesOf(file)
        .filter((node) => ts.isPropertyAssignment(node))
        .filter((node) => isSheet || isInlineStyle(node))
        .filter(({ initializer }) => !ts.isObjectLiteralExpression(initializer) && initializer.getText() !== 'null')
        .flatMap((node) => {
          const problem = directionProblem(node.name.getText().replaceAll(/['"]/g, ''), node.initializer.getText())
          return problem === undefined ? [] : [`${locationOf(node)} ${node.getText()} ${problem}`]
        })
    })
    expect(problems).toEqual([])
  })

  it.each([
    ['marginLeft', "'1rem'"],
    ['width', "'100%'"],
    ['textAlign', "'left'"],
    ['transform', "'translateX(4rem)'"],
    ['transformOrigin', "'0 50%'"],
    ['boxShadow', '`inset 0.1875rem 0 0 ${vars.color.accent}`'],
  ])('%s: %s is rejected', (name, value) => {
    expect(directionProblem(name, value)).toBeDefined()
  })

  it.each([
    ['marginInlineStart', "'1rem'"],
    ['inlineSize', "'100%'"],
    ['textAlign', "'start'"],
    ['transform', '`translateX(calc(4rem * ${flow}))`'],
    ['transform', "'translateY(4rem)'"],
    ['transformOrigin', "'center'"],
    ['boxShadow', '`inset 0 0 0 ${vars.border.width} ${vars.color.accent}`'],
  ])('%s: %s is accepted', (name, value) => {
    expect(directionProblem(name, value)).toBeUndefined()
  })
})

/** Whether a property is part of an element's `style`. */
const isInlineStyle = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) ? node.name.getText() === 'style' : node.parent !== undefined && isInlineStyle(node.parent)

const isMatchObject = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'toMatchObject'

/** Whether a node is a RegExp that is compared itself: not one that a function takes or that has a method called. */
const isComparedRegExp = (node: ts.Node) =>
  ts.isRegularExpressionLiteral(node) &&
  !ts.isPropertyAccessExpression(node.parent) &&
  (!ts.isCallExpression(node.parent) || isMatchObject(node.parent))

/** Values that a name may stand for in a file: of variables and of properties, as those of a test's table. */
const valuesOf = (file: ts.SourceFile, name: string) =>
  nodesOf(file).flatMap((node) =>
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name
      ? (node.initializer ?? [])
      : [],
  )

/** RegExps that `toMatchObject` compares, written in its argument or in a value that the argument names. */
function matchedRegExps(file: ts.SourceFile): ts.Node[] {
  const expected = nodesOf(file).flatMap((node) =>
    ts.isCallExpression(node) && isMatchObject(node) ? node.arguments : [],
  )
  const named = expected.flatMap((node) => (ts.isIdentifier(node) ? valuesOf(file, node.text) : []))
  return [...expected, ...named].flatMap((node) => [...nodesOf(node)].filter(isComparedRegExp))
}

describe('toMatchObject compares no RegExp, which any text would match', () => {
  it.each(['packages', 'apps', 'content', 'scripts'])('in %s', (folder) => {
    const found = filesIn(folder)
      .filter((path) => readFileSync(join(root, path), 'utf8').includes('toMatchObject'))
      .flatMap((path) => matchedRegExps(parse(path)).map((node) => `${locationOf(node)} ${node.getText()}`))
    expect(found).toEqual([])
  })

  it.each([
    'expect(error).toMatchObject({ message: /planted/ })',
    'await expect(call).rejects.toMatchObject([{ message: /planted/ }])',
    'expect(error).not.toMatchObject(/planted/)',
    'const expected = { message: /planted/ }; expect(error).toMatchObject(expected)',
    'it.each([{ rule: "a", expected: { message: /planted/ } }])("$rule", ({ expected }) => expect(error).toMatchObject(expected))',
  ])('finds it in %s', (source) => {
    expect(matchedRegExps(planted(source))).toHaveLength(1)
  })

  it.each([
    'expect(error).toMatchObject({ message: expect.stringMatching(/allowed/) })',
    'expect(error).toMatchObject({ isLong: /allowed/.test(text) })',
    'expect(error.message).toMatch(/allowed/)',
  ])('allows %s', (source) => {
    expect(matchedRegExps(planted(source))).toEqual([])
  })
})
