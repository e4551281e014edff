import { strToU8 } from 'fflate'
import { extname } from 'node:path'
import { groupOf, sectionsOf, type Paper, pathsOf, fieldsIn, textOf, type Fields } from '@naru/exam-kit/content'
import { writeZip } from './zip'
import { differenceFrom } from './difference'
import { readItem, STIMULUS } from './qti-item'
import { EXTRA_FILE, MANIFEST, readTest } from './qti-read'
import { element as h, readXml, xmlOf, type XmlNode } from './xml-tree'

export const qtiVersions = ['2.2', '3.0'] as const
export type QtiVersion = (typeof qtiVersions)[number]

const TEST = 'assessment.xml'

const names = {
  '2.2': {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
    type: 'xmlv2p2',
  },
  '3.0': {
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    type: 'xmlv3p0',
  },
} as const

const clipTypes: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

/** A path as a reference. */
const urlOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Runs of spaces, such as those of a blank, with no-break spaces, which no program collapses. */
const spaced = (text: string) => text.replaceAll(/ (?= )/g, '\u{A0}')

/** A text with an element per line break. */
const linesOf = (text: string): (XmlNode | string)[] =>
  text.split('\n').flatMap((line, index) => [...(index === 0 ? [] : [h('br', {})]), spaced(line)])

const paragraphs = (text: string | undefined): XmlNode[] =>
  text === undefined ? [] : text.split('\n\n').map((part) => h('p', {}, ...linesOf(part)))

const picture = (path: string | undefined) => (path === undefined ? undefined : h('img', { src: urlOf(path), alt: '' }))

/** The text, picture and clip of a question or group. */
const shownOf = (holder: Fields, version: QtiVersion): XmlNode[] => {
  const audio = textOf(holder, 'audio')
  const photo = picture(textOf(holder, 'photo'))
  const type = clipTypes[extname(audio ?? '').toLowerCase()] ?? 'audio/mp4'
  const clip = (path: string) =>
    version === '3.0'
      ? h('audio', { controls: 'controls' }, h('source', { src: urlOf(path), type }))
      : h('object', { data: urlOf(path), type })
  return [
    ...paragraphs(textOf(holder, 'text')),
    ...(photo === undefined ? [] : [h('p', {}, photo)]),
    ...(audio === undefined ? [] : [h('p', {}, clip(audio))]),
  ]
}

const setOutcome = (identifier: string, value: XmlNode) => h('setOutcomeValue', { identifier }, value)

const RESPONSE = { identifier: 'RESPONSE' }

const responseProcessing = (hasExplanation: boolean) =>
  h(
    'responseProcessing',
    {},
    h(
      'responseCondition',
      {},
      h(
        'responseIf',
        {},
        h('match', {}, h('variable', RESPONSE), h('correct', RESPONSE)),
        setOutcome('SCORE', h('baseValue', { baseType: 'float' }, '1')),
      ),
    ),
    setOutcome('FEEDBACK', h('variable', RESPONSE)),
    hasExplanation ? setOutcome('EXPLANATION', h('baseValue', { baseType: 'identifier' }, 'shown')) : undefined,
  )

const outcome = (identifier: string, baseType: string) =>
  h('outcomeDeclaration', { identifier, cardinality: 'single', baseType })

const choiceId = (index: number) => `choice-${index + 1}`

const choice = (option: Fields, index: number) => {
  const identifier = choiceId(index)
  const note = textOf(option, 'note')
  const [text, photo] = [textOf(option, 'text'), textOf(option, 'photo')]
  const shown = text ?? (photo === undefined ? String(index + 1) : undefined)
  return h(
    'simpleChoice',
    { identifier },
    ...(shown === undefined ? [] : linesOf(shown)),
    picture(photo),
    note === undefined
      ? undefined
      : h('feedbackInline', { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' }, ...linesOf(note)),
  )
}

const itemOf = (question: Fields, group: Fields | undefined, version: QtiVersion): XmlNode => {
  const item = textOf(question, 'item')
  const number = textOf(question, 'number') ?? ''
  const options = fieldsIn(question['options'])
  const explanation = textOf(question, 'explanation')
  const shown = paragraphs(explanation)
  const key = options.findIndex((option) => option['correct'] === true)
  const fixed = version === '3.0' ? {} : { adaptive: 'false' }
  return h(
    'assessmentItem',
    {
      xmlns: names[version].item,
      identifier: item === undefined ? `q-${number}` : `i-${item}`,
      title: `Question ${number}`,
      ...fixed,
      timeDependent: 'false',
    },
    h(
      'responseDeclaration',
      { ...RESPONSE, cardinality: 'single', baseType: 'identifier' },
      h('correctResponse', {}, h('value', {}, choiceId(key))),
    ),
    outcome('SCORE', 'float'),
    outcome('FEEDBACK', 'identifier'),
    explanation === undefined ? undefined : outcome('EXPLANATION', 'identifier'),
    h(
      'itemBody',
      {},
      group === undefined ? undefined : h('div', { class: STIMULUS }, ...shownOf(group, version)),
      ...shownOf(question, version),
      h(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: '1' },
        ...options.map((option, index) => choice(option, index)),
      ),
    ),
    responseProcessing(explanation !== undefined),
    explanation === undefined
      ? undefined
      : h(
          'modalFeedback',
          { outcomeIdentifier: 'EXPLANATION', identifier: 'shown', showHide: 'show' },
          ...(version === '3.0' ? [h('contentBody', {}, ...shown)] : shown),
        ),
  )
}

const testOf = (exam: Paper, paths: readonly string[], version: QtiVersion): XmlNode => {
  const sections = sectionsOf(exam).filter(({ minutes }) => minutes > 0)
  const testParts = sections.map(({ id, title, minutes, navigation }) => {
    const references = exam.questions.flatMap(({ section, type }, index) =>
      (section ?? type) === id
        ? [h('assessmentItemRef', { identifier: `ref-${index + 1}`, href: paths[index] ?? '' })]
        : [],
    )
    return h(
      'testPart',
      {
        identifier: id,
        navigationMode: navigation === 'free' ? 'nonlinear' : 'linear',
        submissionMode: 'individual',
      },
      h('timeLimits', { maxTime: String(minutes * 60) }),
      h('assessmentSection', { identifier: `${id}-items`, title, visible: 'true' }, ...references),
    )
  })
  return h('assessmentTest', { xmlns: names[version].item, identifier: exam.id, title: exam.topic }, ...testParts)
}

interface Resource {
  identifier: string
  kind: string
  href: string
  /** Other files that it shows. */
  media?: readonly string[]
}

const manifestOf = (resources: readonly Resource[], version: QtiVersion): XmlNode => {
  const { manifest, schema, schemaVersion } = names[version]
  return h(
    'manifest',
    { xmlns: manifest, identifier: 'naru-exam' },
    h('metadata', {}, h('schema', {}, schema), h('schemaversion', {}, schemaVersion)),
    h('organizations', {}),
    h(
      'resources',
      {},
      ...resources.map(({ identifier, kind, href, media = [] }) =>
        h(
          'resource',
          { identifier, type: kind, href: urlOf(href) },
          ...[href, ...media].map((path) => h('file', { href: urlOf(path) })),
        ),
      ),
    ),
  )
}

/** The files that a question shows, with those of its group. */
const mediaIn = ({ photo: _photo, questions, groups = [], ...exam }: Paper, index: number) => {
  const [question] = questions.slice(index, index + 1)
  if (question === undefined) return []
  return pathsOf({ ...exam, questions: [question], groups: groups.filter(({ id }) => id === question.group) })
}

/** What an export carries, read as an import reads it. */
const reread = (xml: string): XmlNode => {
  const document = readXml(strToU8(xml))
  if ('fault' in document) throw new Error(document.fault)
  return document.root
}

/**
 * Writes an exam as a QTI package: pieces of a zip with a test, an item per question, and the media. The same exam gives the same bytes.
 * @param contentOf - reads a file of the exam by its path; called once the pieces before it were taken.
 */
export const writeQti = (
  exam: Paper,
  contentOf: (path: string) => Uint8Array,
  version: QtiVersion,
): Iterable<Uint8Array> => {
  const { questions, ...head } = exam
  const { type } = names[version]
  const isThird = version === '3.0'
  const items: Record<string, unknown> = {}
  const files: (readonly [path: string, content: Uint8Array])[] = []
  const paths = questions.map(({ number }) => `q-${String(number)}.xml`)
  const test = xmlOf(testOf(exam, paths, version), isThird)
  const read = readTest(reread(test), TEST)
  const order = new Map(read.items.map((item, index) => [item.path, { ...item, place: index + 1 }]))
  const resources: Resource[] = [{ identifier: 'test', kind: `imsqti_test_${type}`, href: TEST }]
  for (const [index, question] of questions.entries()) {
    const path = paths[index] ?? ''
    const group = groupOf(exam, question)
    const item = itemOf(question, group, version)
    const xml = xmlOf(item, isThird)
    files.push([path, strToU8(xml)])
    const { place = 0, section } = order.get(path) ?? {}
    const carried = readItem(reread(xml), { path, place, hasGroup: group !== undefined }, () => undefined)
    const difference = differenceFrom({ ...carried, ...(section === undefined ? {} : { section }) }, question)
    const { identifier = '' } = item.attributes
    if (difference !== undefined) items[identifier] = difference
    resources.push({ identifier, kind: `imsqti_item_${type}`, href: path, media: mediaIn(exam, index) })
  }
  const media = pathsOf(exam)
  for (const [index, path] of media.entries())
    resources.push({ identifier: `file-${index + 1}`, kind: 'webcontent', href: path })
  const extra = { exam: differenceFrom(read.head, head), items }
  files.push([EXTRA_FILE, strToU8(`${JSON.stringify(extra, undefined, 2)}\n`)])
  resources.push({ identifier: 'naru', kind: 'webcontent', href: EXTRA_FILE })
  // The manifest's own elements have the same names in both versions.
  const manifest = strToU8(xmlOf(manifestOf(resources, version)))
  const entries = function* () {
    yield* [[MANIFEST, manifest] as const, [TEST, strToU8(test)] as const, ...files]
    for (const path of media) yield [path, contentOf(path)] as const
  }
  return writeZip(entries())
}
