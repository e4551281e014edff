import { strToU8 } from 'fflate'
import { extname } from 'node:path'
import {
  groupOf,
  sectionsOf,
  type Paper,
  type PaperGroup,
  type PaperOption,
  type PaperQuestion,
  pathsOf,
} from '@naru/exam-kit/content'
import { writeZip } from './zip'
import { differenceFrom } from './difference'
import { readItem, STIMULUS } from './qti-item'
import { EXTRA_FILE, MANIFEST, readTest } from './qti-read'
import { asThird, documentOf, readXml, xml, type Xml, type XmlNode } from './xml-tree'

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
const linesOf = (text: string): Xml[] =>
  text.split('\n').map((line, index) => (index === 0 ? xml`${spaced(line)}` : xml`<br/>${spaced(line)}`))

const paragraphs = (text = ''): Xml[] =>
  text === '' ? [] : text.split('\n\n').map((part) => xml`<p>${linesOf(part)}</p>`)

const picture = (path: string | undefined) => path && xml`<img src="${urlOf(path)}" alt=""/>`

/** The text, picture and clip of a question or group. */
const shownOf = ({ text, photo, audio }: PaperQuestion | PaperGroup, version: QtiVersion): Xml => {
  const type = clipTypes[extname(audio ?? '').toLowerCase()] ?? 'audio/mp4'
  const clip = (url: string) =>
    version === '3.0'
      ? xml`<audio controls="controls"><source src="${url}" type="${type}"/></audio>`
      : xml`<object data="${url}" type="${type}"/>`
  return xml`
    ${paragraphs(text)}
    ${photo && xml`<p>${picture(photo)}</p>`}
    ${audio && xml`<p>${clip(urlOf(audio))}</p>`}`
}

const outcome = (identifier: string, baseType: string) =>
  xml`<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="${baseType}"/>`

const choiceId = (index: number) => `choice-${index + 1}`

const choice = ({ text, photo, note }: PaperOption, index: number) => xml`
  <simpleChoice identifier="${choiceId(index)}">
    ${linesOf(text ?? (photo === undefined ? String(index + 1) : ''))}
    ${picture(photo)}
    ${
      note &&
      xml`<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${choiceId(index)}" showHide="show">
        ${linesOf(note)}
      </feedbackInline>`
    }
  </simpleChoice>`

/** An item with the names of 2.2. */
const itemOf = (question: PaperQuestion, group: PaperGroup | undefined, version: QtiVersion): Xml => {
  const { item, number, options, explanation } = question
  const shown = paragraphs(explanation)
  const isThird = version === '3.0'
  return xml`
    <assessmentItem xmlns="${names[version].item}" identifier="${item === undefined ? `q-${number}` : `i-${item}`}"
      title="Question ${number}"${isThird ? undefined : xml` adaptive="false"`} timeDependent="false">
      <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
        <correctResponse><value>${choiceId(options.findIndex(({ correct }) => correct))}</value></correctResponse>
      </responseDeclaration>
      ${outcome('SCORE', 'float')}
      ${outcome('FEEDBACK', 'identifier')}
      ${explanation && outcome('EXPLANATION', 'identifier')}
      <itemBody>
        ${group && xml`<div class="${STIMULUS}">${shownOf(group, version)}</div>`}
        ${shownOf(question, version)}
        <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
          ${options.map(choice)}
        </choiceInteraction>
      </itemBody>
      <responseProcessing>
        <responseCondition>
          <responseIf>
            <match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
            <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
          </responseIf>
        </responseCondition>
        <setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue>
        ${
          explanation &&
          xml`<setOutcomeValue identifier="EXPLANATION"><baseValue baseType="identifier">shown</baseValue></setOutcomeValue>`
        }
      </responseProcessing>
      ${
        explanation &&
        xml`<modalFeedback outcomeIdentifier="EXPLANATION" identifier="shown" showHide="show">
          ${isThird ? xml`<contentBody>${shown}</contentBody>` : shown}
        </modalFeedback>`
      }
    </assessmentItem>`
}

/** A test with the names of 2.2. */
const testOf = (exam: Paper, paths: readonly string[], version: QtiVersion): Xml => {
  const sections = sectionsOf(exam).filter(({ minutes }) => minutes > 0)
  const referencesOf = (id: string) =>
    exam.questions.flatMap(({ section, type }, index) =>
      (section ?? type) === id
        ? [xml`<assessmentItemRef identifier="ref-${index + 1}" href="${paths[index] ?? ''}"/>`]
        : [],
    )
  return xml`
    <assessmentTest xmlns="${names[version].item}" identifier="${exam.id}" title="${exam.topic}">
      ${sections.map(
        ({ id, title, minutes, navigation }) => xml`
          <testPart identifier="${id}" navigationMode="${navigation === 'free' ? 'nonlinear' : 'linear'}"
            submissionMode="individual">
            <timeLimits maxTime="${minutes * 60}"/>
            <assessmentSection identifier="${id}-items" title="${title}" visible="true">
              ${referencesOf(id)}
            </assessmentSection>
          </testPart>`,
      )}
    </assessmentTest>`
}

interface Resource {
  identifier: string
  kind: string
  href: string
  /** Other files that it shows. */
  media?: readonly string[]
}

const manifestOf = (resources: readonly Resource[], version: QtiVersion): Xml => {
  const { manifest, schema, schemaVersion } = names[version]
  return xml`
    <manifest xmlns="${manifest}" identifier="naru-exam">
      <metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>
      <organizations/>
      <resources>
        ${resources.map(
          ({ identifier, kind, href, media = [] }) => xml`
            <resource identifier="${identifier}" type="${kind}" href="${urlOf(href)}">
              ${[href, ...media].map((path) => xml`<file href="${urlOf(path)}"/>`)}
            </resource>`,
        )}
      </resources>
    </manifest>`
}

/** The files that a question shows, with those of its group. */
const mediaIn = ({ photo: _photo, questions, groups = [], ...exam }: Paper, index: number) => {
  const [question] = questions.slice(index, index + 1)
  if (question === undefined) return []
  return pathsOf({ ...exam, questions: [question], groups: groups.filter(({ id }) => id === question.group) })
}

/** A document as an export carries it, and as an import reads it. */
const written = (document: Xml, version: QtiVersion): { file: Uint8Array; root: XmlNode } => {
  const text = documentOf(document)
  const read = readXml(strToU8(text))
  if ('fault' in read) throw new Error(read.fault)
  return { file: strToU8(version === '3.0' ? asThird(read.root) : text), root: read.root }
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
  const items: Record<string, unknown> = {}
  const files: (readonly [path: string, content: Uint8Array])[] = []
  const paths = questions.map(({ number }) => `q-${String(number)}.xml`)
  const test = written(testOf(exam, paths, version), version)
  const read = readTest(test.root, TEST)
  const order = new Map(read.items.map((item, index) => [item.path, { ...item, place: index + 1 }]))
  const resources: Resource[] = [{ identifier: 'test', kind: `imsqti_test_${type}`, href: TEST }]
  for (const [index, question] of questions.entries()) {
    const path = paths[index] ?? ''
    const group = groupOf(exam, question)
    const { file, root } = written(itemOf(question, group, version), version)
    files.push([path, file])
    const { place = 0, section } = order.get(path) ?? {}
    const carried = readItem(root, { path, place, hasGroup: group !== undefined }, () => undefined)
    const difference = differenceFrom({ ...carried, ...(section === undefined ? {} : { section }) }, question)
    const { identifier = '' } = root.attributes
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
  const manifest = strToU8(documentOf(manifestOf(resources, version)))
  const entries = function* () {
    yield* [[MANIFEST, manifest] as const, [TEST, test.file] as const, ...files]
    for (const path of media) yield [path, contentOf(path)] as const
  }
  return writeZip(entries())
}
