import { strToU8 } from 'fflate'
import { posix } from 'node:path'
import { isFields, optionalProp, type Fields, type Fault } from '@naru/exam-kit/content'
import type { Read } from '../read-file'
import { fieldsWithDifference, readJson } from './difference'
import { MOST_ITEMS, type ReadFormat } from './gift'
import { readItem } from './qti-item'
import { descendantsOf, elementsIn, readXml, type XmlNode } from './xml-tree'

/** The file of a package with what QTI cannot carry: `exam`, and `items` by their ids. */
export const EXTRA_FILE = 'naru.json'
export const MANIFEST = 'imsmanifest.xml'

type Files = ReadonlyMap<string, Uint8Array>

const MEGABYTE = 1024 * 1024
/** Maximum size of an XML or JSON file, in bytes. */
const LARGEST_TEXT = 5 * MEGABYTE

/** An id as the import allows it, from any other. */
const slugOf = (identifier: string) =>
  identifier
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 50)

const decodedPath = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const hrefOf = ({ attributes }: XmlNode, from: string) =>
  posix.normalize(posix.join(posix.dirname(from), decodedPath(attributes['href'] ?? '')))

/** Minutes of the first time limit of some elements. */
const minutesOf = (...nodes: readonly (XmlNode | undefined)[]): number | undefined => {
  const limits = nodes.flatMap((node) => (node === undefined ? [] : elementsIn(node, 'timeLimits')))
  const seconds = limits.map(({ attributes }) => Number(attributes['maxTime'])).find((each) => each > 0)
  return seconds === undefined ? undefined : seconds / 60
}

/** An item of a test with the id of its section. */
interface Reference {
  path: string
  section?: string
}

/** The exam as a test carries it, what its other texts may be, and its items in their order. */
export const readTest = (root: XmlNode, path: string): { head: Fields; usual: Fields; items: Reference[] } => {
  const testParts = elementsIn(root, 'testPart')
  const topic = root.attributes['title'] ?? ''
  const sections = testParts.map((part) => {
    const [first] = elementsIn(part, 'assessmentSection')
    const minutes = minutesOf(part, first, ...(testParts.length === 1 ? [root] : []))
    return {
      id: slugOf(part.attributes['identifier'] ?? ''),
      title: first?.attributes['title'] ?? '',
      ...(minutes === undefined ? {} : { minutes }),
      navigation: part.attributes['navigationMode'] === 'linear' ? 'one-way' : 'free',
    }
  })
  const isUsual = sections.every(({ id }) => id === 'reading' || id === 'listening')
  const minutes = (id: string) => sections.find((section) => section.id === id)?.minutes
  const items = testParts.flatMap((part, index) =>
    descendantsOf(part, 'assessmentItemRef').map((reference) => ({
      path: hrefOf(reference, path),
      ...(isUsual ? {} : { section: sections[index]?.id ?? '' }),
    })),
  )
  const total = sections.reduce((sum, section) => sum + (section.minutes ?? 0), 0)
  const head = {
    id: slugOf(root.attributes['identifier'] ?? ''),
    topic,
    ...(isUsual
      ? {
          ...optionalProp('readingTimeMinutes', minutes('reading')),
          ...optionalProp('listeningTimeMinutes', minutes('listening')),
        }
      : { sections }),
  }
  return { head, usual: { description: topic, duration: `${total} minutes` }, items }
}

const fieldsIn = (fields: Fields, name: string): Fields => {
  const value = fields[name]
  return isFields(value) ? value : {}
}

/** Reads the files of a QTI package (2.1, 2.2 or 3.0): its test, or all its items if it has none. */
export const readQti = (files: Files, file: string): ReadFormat => {
  const faults: Fault[] = []
  const placeOf = (path: string) => `${file}, ${path}`
  const contentOf = (path: string): Read<Uint8Array> => {
    const content = files.get(path)
    if (content === undefined) return { fault: 'is not there' }
    return content.length > LARGEST_TEXT
      ? { fault: `is larger than ${LARGEST_TEXT / MEGABYTE} MB` }
      : { value: content }
  }
  const read = (path: string): XmlNode | undefined => {
    const content = contentOf(path)
    const document = 'fault' in content ? content : readXml(content.value)
    if ('root' in document) return document.root
    faults.push({ file: placeOf(path), message: `${document.fault}.` })
    return undefined
  }
  const extraFile = files.has(EXTRA_FILE) ? contentOf(EXTRA_FILE) : { value: strToU8('{}') }
  const extra = 'fault' in extraFile ? extraFile : readJson(new TextDecoder().decode(extraFile.value))
  if ('fault' in extra) faults.push({ file: placeOf(EXTRA_FILE), message: `${extra.fault}.` })
  const extras = 'value' in extra ? extra.value : {}
  const manifest = read(MANIFEST)
  const resources = manifest === undefined ? [] : descendantsOf(manifest, 'resource')
  const ofKind = (kind: string) =>
    resources.filter(({ attributes }) => attributes['type']?.startsWith(`imsqti_${kind}_`))
  const [test, second] = ofKind('test')
  if (second !== undefined) faults.push({ file: placeOf(MANIFEST), message: 'has more than one test.' })
  const testPath = test === undefined ? undefined : hrefOf(test, MANIFEST)
  const testRoot = testPath === undefined ? undefined : read(testPath)
  const { head, usual, items } =
    testRoot === undefined || testPath === undefined
      ? { head: {}, usual: {}, items: ofKind('item').map((item): Reference => ({ path: hrefOf(item, MANIFEST) })) }
      : readTest(testRoot, testPath)
  if (items.length > MOST_ITEMS) {
    return { raw: {}, places: [], faults: [{ file, message: `has more than ${MOST_ITEMS} questions.` }] }
  }
  const questions: Fields[] = []
  const places: string[] = []
  const seen = new Set<string>()
  for (const [index, { path, section }] of items.entries()) {
    if (seen.has(path)) faults.push({ file: placeOf(path), message: 'is in the test twice.' })
    const root = seen.has(path) ? undefined : read(path)
    seen.add(path)
    if (root === undefined) continue
    const own = fieldsIn(fieldsIn(extras, 'items'), root.attributes['identifier'] ?? '')
    const report = (message: string) => void faults.push({ file: placeOf(path), question: index + 1, message })
    const item = readItem(root, { path, place: index + 1, hasGroup: own['group'] !== undefined }, report)
    if (item === undefined) continue
    questions.push(fieldsWithDifference({ ...item, ...(section === undefined ? {} : { section }) }, own))
    places.push(placeOf(path))
  }
  return { raw: { ...fieldsWithDifference(head, fieldsIn(extras, 'exam')), questions }, usual, places, faults }
}
