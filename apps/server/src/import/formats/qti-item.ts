import { posix } from 'node:path'
import { optionalProp, type Fields, type Report } from '@naru/exam-kit/content'
import { MOST_OPTIONS } from './gift'
import { BLOCK, collapsed, formatOf, normalizedLines } from './markup'
import { descendantsOf, elementsIn, textIn, type XmlNode } from './xml-tree'

/** Class of the part of an item that holds the text, picture and clip of its group. */
export const STIMULUS = 'stimulus'

/** Ids of the items that the writer makes from the question's number or item. */
export const NUMBER_ID = /^q-([1-9]\d{0,5})$/
export const ITEM_ID = /^i-([a-z0-9-]{1,100})$/

const parts = new Set([
  'responseDeclaration',
  'outcomeDeclaration',
  'contextDeclaration',
  'stylesheet',
  'itemBody',
  'responseProcessing',
  'modalFeedback',
  'companionMaterialsInfo',
])

interface Shown {
  text: string
  photos: string[]
  clips: string[]
  /** Interactions, and feedback inside the text. */
  others: XmlNode[]
}

const isFeedback = ({ name }: XmlNode) => name === 'feedbackInline' || name === 'feedbackBlock'

const isPicture = ({ name, attributes }: XmlNode) =>
  name === 'object' && (attributes['type'] ?? '').startsWith('image/')

/** Reads text and files of an element; reports elements that cannot be imported. */
const shownIn = (node: XmlNode, isSkipped: (node: XmlNode) => boolean, report: Report): Shown => {
  const shown: Shown = { text: '', photos: [], clips: [], others: [] }
  const visit = (child: XmlNode | string) => {
    if (typeof child === 'string') {
      shown.text += collapsed(child)
      return
    }
    const { name, attributes, children } = child
    const visitAll = () => {
      for (const each of children) visit(each)
    }
    const format = formatOf(name)
    if (isSkipped(child)) return
    if (name.endsWith('Interaction') || isFeedback(child)) shown.others.push(child)
    else if (name === 'img') shown.photos.push(attributes['src'] ?? '')
    else if (isPicture(child)) shown.photos.push(attributes['data'] ?? '')
    else if (name === 'object') shown.clips.push(attributes['data'] ?? '')
    else if (name === 'audio')
      shown.clips.push(attributes['src'] ?? elementsIn(child, 'source')[0]?.attributes['src'] ?? '')
    else if (name === 'contentBody') visitAll()
    else if (format === 'break') shown.text += '\n'
    else if (format !== undefined) {
      if (format === 'block') shown.text += BLOCK
      visitAll()
      if (format === 'block') shown.text += BLOCK
    } else report(`has the element '${name}' in line ${child.line}, which cannot be imported.`)
  }
  for (const child of node.children) visit(child)
  return { ...shown, text: normalizedLines(shown.text) }
}

/** A file's path in the package from the path in an item. */
const pathFrom = (item: string, reference: string): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference)) return reference
  let path = reference
  try {
    path = decodeURIComponent(reference)
  } catch {
    // A name with a percent sign that is not encoded.
  }
  return posix.normalize(posix.join(posix.dirname(item), path))
}

const onlyOne = (paths: readonly string[], what: string, item: string, report: Report): string | undefined => {
  if (paths.length > 1) report(`has ${paths.length} ${what} where one can be imported.`)
  const [path] = paths
  return path === undefined ? undefined : pathFrom(item, path)
}

const readChoice = (choice: XmlNode, correct: ReadonlySet<string>, path: string, report: Report): Fields => {
  const shown = shownIn(choice, () => false, report)
  const [other] = shown.others.filter((each) => !isFeedback(each))
  if (other !== undefined) report(`has a ${other.name} inside an option, which cannot be imported.`)
  if (shown.clips.length > 0) report('has an option with a clip, which cannot be imported.')
  const notes = shown.others.filter(isFeedback).map((node) => shownIn(node, () => false, report).text)
  return {
    ...(shown.text === '' ? {} : { text: shown.text }),
    ...optionalProp('photo', onlyOne(shown.photos, 'pictures in an option', path, report)),
    ...(notes.length === 0 ? {} : { note: notes.join('\n\n') }),
    ...(correct.has(choice.attributes['identifier'] ?? '') && { correct: true }),
  }
}

/** Ids of the choices that are correct; reports marks that are not all or nothing. */
const correctOf = (item: XmlNode, interaction: XmlNode, report: Report): ReadonlySet<string> => {
  const { responseIdentifier, maxChoices = '1' } = interaction.attributes
  const declaration = elementsIn(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === responseIdentifier,
  )
  if (declaration === undefined) report(`has no declaration of the response '${responseIdentifier ?? ''}'.`)
  if (maxChoices !== '1') report('lets the learner choose several options, which cannot be imported.')
  const [mapping] = declaration === undefined ? [] : descendantsOf(declaration, 'mapping', 'areaMapping')
  if (mapping !== undefined)
    report(`gives marks by a ${mapping.name} in line ${mapping.line}, which cannot be imported.`)
  const [response] = declaration === undefined ? [] : elementsIn(declaration, 'correctResponse')
  return new Set((response === undefined ? [] : elementsIn(response, 'value')).map((value) => textIn(value).trim()))
}

/** The only interaction of an item, if it is a choice. */
const choiceOf = (interactions: readonly XmlNode[], report: Report): XmlNode | undefined => {
  const other = interactions.find(({ name }) => name !== 'choiceInteraction')
  if (other !== undefined) report(`has a ${other.name} in line ${other.line}; only choice items can be imported.`)
  else if (interactions.length !== 1)
    report(`has ${interactions.length === 0 ? 'no choiceInteraction' : 'several interactions'}; one can be imported.`)
  else return interactions[0]
  return undefined
}

/**
 * Reads a choice item as QTI carries it, in the form of a question of `exam.yaml`; undefined if it is none.
 * @param source - the item's path in the package, its place in the test from 1, and whether its stimulus is that of a group.
 */
export const readItem = (
  root: XmlNode,
  source: { path: string; place: number; hasGroup: boolean },
  report: Report,
): Fields | undefined => {
  const { path, place, hasGroup } = source
  const unknown = elementsIn(root).find(({ name }) => !parts.has(name))
  const [body] = elementsIn(root, 'itemBody')
  if (root.name !== 'assessmentItem' || body === undefined) {
    report('is no assessment item.')
    return undefined
  }
  if (unknown !== undefined)
    report(`has the element '${unknown.name}' in line ${unknown.line}, which cannot be imported.`)
  const isGroups = (node: XmlNode) => hasGroup && node.name === 'div' && node.attributes['class'] === STIMULUS
  const shown = shownIn(body, isGroups, report)
  const choice = choiceOf(
    shown.others.filter((node) => !isFeedback(node)),
    report,
  )
  if (choice === undefined) return undefined
  const prompts = elementsIn(choice, 'prompt').map((node) => shownIn(node, () => false, report))
  const correct = correctOf(root, choice, report)
  const options = elementsIn(choice).filter(({ name }) => name !== 'prompt')
  const wrong = options.find(({ name }) => name !== 'simpleChoice')
  if (wrong !== undefined) report(`has the element '${wrong.name}' in line ${wrong.line}, which cannot be imported.`)
  if (options.length > MOST_OPTIONS) {
    report(`has more than ${MOST_OPTIONS} options.`)
    return undefined
  }
  const all = [shown, ...prompts]
  const text = all.map((each) => each.text).filter((each) => each !== '')
  const feedback = elementsIn(root, 'modalFeedback').map((node) => shownIn(node, () => false, report).text)
  const explanation = feedback.filter((each) => each !== '').join('\n\n')
  const clips = all.flatMap((each) => each.clips)
  const isHeard = descendantsOf(body, 'audio', 'object').some((node) => !isPicture(node))
  const { identifier = '' } = root.attributes
  const [, number] = NUMBER_ID.exec(identifier) ?? []
  const [, item] = ITEM_ID.exec(identifier) ?? []
  return {
    number: number === undefined ? place : Number(number),
    type: isHeard ? 'listening' : 'reading',
    ...optionalProp('item', item),
    ...(text.length === 0 ? {} : { text: text.join('\n\n') }),
    ...optionalProp(
      'photo',
      onlyOne(
        all.flatMap((each) => each.photos),
        'pictures',
        path,
        report,
      ),
    ),
    ...optionalProp('audio', onlyOne(clips, 'clips', path, report)),
    options: options.map((each) => readChoice(each, correct, path, report)),
    ...(explanation === '' ? {} : { explanation }),
  }
}
