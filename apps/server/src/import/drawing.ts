import sax from 'sax'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements of a drawing that stands still, loads nothing and leads nowhere. */
const elements = words(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence
`)

/** Attributes that hold text, which nothing interprets. */
const texts = words('id class lang role version baseProfile xml:lang xml:space')

/** Attributes that are also properties of style sheets. */
const properties = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cx cy d direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical height image-rendering isolation kerning letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events r rx ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration
  text-rendering transform transform-box transform-origin unicode-bidi vector-effect visibility white-space width
  word-spacing writing-mode x y
`)

/** The other attributes, with numbers, keywords, and references to parts of the drawing. */
const attributes = words(`
  amplitude azimuth baseFrequency bias clipPathUnits diffuseConstant divisor dx dy edgeMode elevation exponent
  filterUnits fr fx fy gradientTransform gradientUnits in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength
  lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits media method mode
  numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits points pointsAtX
  pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits radius refX refY result rotate scale seed slope
  spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale tableValues
  targetX targetY textLength values viewBox x1 x2 xChannelSelector y1 y2 yChannelSelector z
`)

const SVG = 'http://www.w3.org/2000/svg'
const namespaces: Readonly<Record<string, string>> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

const functions = words(
  'rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy',
)

const MOST_LEVELS = 100
/** Levels and references that may follow one another. */
const MOST_STEPS = 1000
/** Elements that a browser may draw, each as often as it is referred to. */
const MOST_DRAWN = 20_000

/** Its types lack `strictEntities`: only the five entities of XML, as in browsers. */
const parserOptions = { position: true, strictEntities: true }

/** What makes a drawing unfit, with its line. */
class DrawingFault extends Error {}

/** Names of the functions in a value. `transform` allows a space before the bracket: the name is empty then. */
const functionsIn = (value: string): string[] =>
  value.split(/[\s),]+/).flatMap((word) => word.toLowerCase().split('(').slice(0, -1))

/**
 * Whether a value refers to nothing outside the drawing. Without escapes, comments and addresses, every function of a
 * style sheet is written out.
 */
const isLocal = (value: string): boolean =>
  !/[\\@:/<>{};]/.test(value) &&
  functionsIn(value.replaceAll(/\burl\(\s*(["']?)#[\w.-]+\1\s*\)/gi, ' ')).every(
    (name) => name === '' || functions.has(name),
  )

type Declaration = readonly [name: string, value: string]

/** Declarations of a style; undefined if it is more than allowed ones. */
const declarationsIn = (text: string): Declaration[] | undefined => {
  const found = text
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const [name = '', value = '', ...rest] = declaration.split(':')
      const isFit = rest.length === 0 && properties.has(name.trim().toLowerCase()) && isLocal(value)
      return isFit && ([name.trim().toLowerCase(), value] as const)
    })
  return found.every((each) => each !== false) ? found : undefined
}

interface Rule {
  /** Of each selector the names, classes and ids of the element itself; its ancestors are not looked at. */
  selectors: (readonly [kind: string, name: string])[][]
  declarations: Declaration[]
}

const selectorsIn = (text: string) =>
  text.split(',').map((selector) => {
    const last = selector.trim().split(/\s+/).at(-1) ?? ''
    return [...last.matchAll(/([.#]?)([\w-]+|\*)/g)].map(([, kind = '', name = '']) => [kind, name] as const)
  })

/** Rules of names, classes and ids only; no `@`. Undefined if a sheet is more. */
const rulesIn = (text: string): Rule[] | undefined => {
  const rules = text.split('}')
  const last = rules.pop() ?? ''
  const found = rules.map((rule) => {
    const [selector = '', body, ...rest] = rule.split('{')
    const declarations = body === undefined || rest.length > 0 ? undefined : declarationsIn(body)
    const isFit = declarations !== undefined && /^[\w\s.,#*-]+$/.test(selector)
    return isFit && { selectors: selectorsIn(selector), declarations }
  })
  return last.trim() === '' && found.every((rule) => rule !== false) ? found : undefined
}

const isAllowed = (name: string, value: string): boolean => {
  if (name in namespaces) return value === namespaces[name]
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value)
  if (name === 'type') return /^[\w/]+$/.test(value)
  if (name === 'style') return declarationsIn(value) !== undefined
  if (texts.has(name) || /^(?:aria|data)-[\w-]+$/.test(name)) return true
  return (properties.has(name) || attributes.has(name)) && isLocal(value)
}

interface Part {
  name: string
  id: string | undefined
  classes: readonly string[]
  inside: Part[]
  /** Ids of other parts that are drawn once. */
  uses: string[]
  /** Ids of other parts that may be drawn with each element inside, which inherits them. */
  paints: string[]
  drawn?: number
}

const newPart = (name: string, found: Readonly<Record<string, unknown>> = {}): Part => {
  const { id, class: classes = '' } = found
  return {
    name,
    id: typeof id === 'string' ? id : undefined,
    classes: String(classes).split(/\s+/),
    inside: [],
    uses: [],
    paints: [],
  }
}

/** Adds what attributes or declarations of a part refer to. */
const addReferences = (part: Part, declarations: readonly Declaration[]): void => {
  for (const [name, value] of declarations) {
    if (name === 'style') addReferences(part, declarationsIn(value) ?? [])
    else if (value.startsWith('#')) part.uses.push(value.slice(1))
    else {
      const list = /^(?:fill|stroke|marker)/.test(name) ? part.paints : part.uses
      for (const [, id = ''] of value.matchAll(/\burl\(\s*["']?#([\w.-]+)/gi)) list.push(id)
    }
  }
}

const mayApply = ({ selectors }: Rule, { name, id, classes }: Part): boolean =>
  selectors.some((selector) =>
    selector.every(([kind, wanted]) => {
      if (kind === '.') return classes.includes(wanted)
      return kind === '#' ? id === wanted : wanted === '*' || name === wanted
    }),
  )

/** Elements that a browser draws for a part; infinite if it leads to itself. */
const drawnFor = (part: Part, byId: ReadonlyMap<string, Part>, steps = 0): number => {
  if (steps > MOST_STEPS) return Infinity
  if (part.drawn !== undefined) return part.drawn
  const sumOf = (parts: readonly Part[]) => parts.reduce((sum, each) => sum + drawnFor(each, byId, steps + 1), 1)
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  part.drawn = sumOf([...part.inside, ...named(part.uses)]) * sumOf(named(part.paints))
  return part.drawn
}

const check = (source: string) => {
  const parser = sax.parser(true, parserOptions)
  const refuse = (what: string): never => {
    throw new DrawingFault(`is a drawing with ${what} in line ${parser.line + 1}, which is not allowed`)
  }
  let level = 0
  let roots = 0
  let style: string | undefined
  const all = newPart('')
  const parts = [all]
  const open = [all]
  const rules: Rule[] = []
  const byId = new Map<string, Part>()
  const onerror = () => {
    throw new DrawingFault(`is no SVG picture, or broken in line ${parser.line + 1}`)
  }
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) refuse('a document type of its own')
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? 'utf-8'
    if (name !== 'xml' || encoding.toLowerCase() !== 'utf-8') refuse(`the instruction '${name}'`)
  }
  parser.onsgmldeclaration = () => refuse('a declaration')
  parser.onopentagstart = ({ name }) => {
    if (level === 0) roots += 1
    if (roots > 1 || (level === 0 && name !== 'svg')) throw new DrawingFault('is no SVG picture')
    if (!elements.has(name)) refuse(`the element '${name}'`)
    if (style !== undefined) refuse(`the element '${name}' inside a style sheet`)
    level += 1
    if (level > MOST_LEVELS) refuse(`more than ${MOST_LEVELS} levels`)
  }
  parser.onattribute = ({ name, value }) => {
    if (!isAllowed(name, value)) refuse(`the attribute ${name}="${value.slice(0, 40)}"`)
  }
  parser.onopentag = ({ name, attributes: found }) => {
    if (level === 1 && found['xmlns'] !== SVG) throw new DrawingFault('is no SVG picture')
    if (name === 'style') style = ''
    const part = newPart(name, found)
    addReferences(
      part,
      Object.entries(found).map(([key, value]) => [key, String(value)]),
    )
    if (part.id !== undefined && !byId.has(part.id)) byId.set(part.id, part)
    parts.push(part)
    open.at(-1)?.inside.push(part)
    open.push(part)
  }
  const addText = (text: string) => {
    if (style !== undefined) style += text
  }
  Object.assign(parser, { onerror, ontext: addText, oncdata: addText })
  parser.onclosetag = (name) => {
    if (name === 'style') {
      const found = rulesIn(style ?? '') ?? refuse('a style sheet that is more than plain rules')
      for (const rule of found) rules.push(rule)
      style = undefined
    }
    level -= 1
    open.pop()
  }
  parser.write(source).close()
  if (roots === 0) throw new DrawingFault('is no SVG picture')
  const tooMany = () => {
    throw new DrawingFault(`is a drawing of more than ${MOST_DRAWN} elements, with those that it repeats`)
  }
  if (parts.length > MOST_DRAWN) tooMany()
  const referring = rules.filter(({ declarations }) => declarations.some(([, value]) => /url\(/i.test(value)))
  for (const part of parts)
    for (const rule of referring) if (mayApply(rule, part)) addReferences(part, rule.declarations)
  if (drawnFor(all, byId) > MOST_DRAWN) tooMany()
}

/**
 * Parses a drawing (SVG) and compares its elements, attributes and style sheets with lists of allowed ones: opened by
 * its address, anything else could run or load in our origin. Describes the first fault as the end of a sentence, with
 * its line; undefined if there is none.
 */
export const drawingFault = (file: Buffer): string | undefined => {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return 'is no SVG picture in UTF-8'
  }
  // A browser may read characters that are no XML in another encoding.
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x08\v\f\x0E-\x1F]/.test(source)) return 'is no SVG picture in UTF-8'
  try {
    check(source)
    return undefined
  } catch (thrown) {
    if (thrown instanceof DrawingFault) return thrown.message
    throw thrown
  }
}
