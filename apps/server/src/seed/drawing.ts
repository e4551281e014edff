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

const areDeclarations = (text: string): boolean =>
  text.split(';').every((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':')
    if (declaration.trim() === '') return true
    return rest.length === 0 && properties.has(name.trim().toLowerCase()) && isLocal(value)
  })

/** Rules of names, classes and ids only; no `@`. */
const isStyleSheet = (text: string): boolean => {
  const rules = text.split('}')
  const last = rules.pop() ?? ''
  return (
    last.trim() === '' &&
    rules.every((rule) => {
      const [selector = '', body, ...rest] = rule.split('{')
      return body !== undefined && rest.length === 0 && /^[\w\s.,#*-]+$/.test(selector) && areDeclarations(body)
    })
  )
}

const isAllowed = (name: string, value: string): boolean => {
  if (name in namespaces) return value === namespaces[name]
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value)
  if (name === 'type') return /^[\w/]+$/.test(value)
  if (name === 'style') return areDeclarations(value)
  if (texts.has(name) || /^(?:aria|data)-[\w-]+$/.test(name)) return true
  return (properties.has(name) || attributes.has(name)) && isLocal(value)
}

/** An element, with what is drawn with it. */
interface Part {
  inside: Part[]
  /** Ids of other parts. */
  uses: string[]
  drawn?: number
}

/** Elements that a browser draws for a part; infinite if it leads to itself. */
const drawnFor = (part: Part, byId: ReadonlyMap<string, Part>, steps = 0): number => {
  if (steps > MOST_STEPS) return Infinity
  if (part.drawn !== undefined) return part.drawn
  const used = part.uses.flatMap((id) => byId.get(id) ?? [])
  part.drawn = [...part.inside, ...used].reduce((sum, each) => sum + drawnFor(each, byId, steps + 1), 1)
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
  const all: Part = { inside: [], uses: [] }
  const open = [all]
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
    const part: Part = {
      inside: [],
      uses: Object.values(found).flatMap((value) => {
        const ids = [...String(value).matchAll(/\burl\(\s*["']?#([\w.-]+)/gi)].map(([, id = '']) => id)
        return String(value).startsWith('#') ? [String(value).slice(1)] : ids
      }),
    }
    const id = found['id']
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, part)
    open.at(-1)?.inside.push(part)
    open.push(part)
  }
  const addText = (text: string) => {
    if (style !== undefined) style += text
  }
  Object.assign(parser, { onerror, ontext: addText, oncdata: addText })
  parser.onclosetag = (name) => {
    if (name === 'style' && !isStyleSheet(style ?? '')) refuse('a style sheet that is more than plain rules')
    if (name === 'style') style = undefined
    level -= 1
    open.pop()
  }
  parser.write(source).close()
  if (roots === 0) throw new DrawingFault('is no SVG picture')
  if (drawnFor(all, byId) > MOST_DRAWN)
    throw new DrawingFault(`is a drawing of more than ${MOST_DRAWN} elements, with those that it repeats`)
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
