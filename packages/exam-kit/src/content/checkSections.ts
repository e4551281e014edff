import { optionalProp } from './optionalProp'
import { checkTranslations } from './checkHelp'
import { LONGEST_TEXT, readAudioStart, readLines, readTurns } from './checkQuestion'
import { checkList, fieldsIn, isFields, reportWithin, textOf, type Fields, type Report } from './fields'
import type { PaperGroup, PaperSection } from './paper'
import { readFields } from './readFields'

/** Reports a fault of the entry at an index of its list (-1: of the list). `field`: path inside the entry. */
export type ReportAt = (index: number, message: string, field?: string) => void

/** Limit of the sections of a running attempt. */
const MOST_SECTIONS = 20
const MOST_MINUTES = 24 * 60

const idPattern = /^[a-z][a-z0-9-]{0,49}$/

const inRange = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

/** The mappings of a list with reports that name each; reports ids that are missing, impossible or used twice. */
const entriesOf = (raw: Fields, list: string, name: string, reportAt: ReportAt) => {
  checkList(raw[list], list, (message) => reportAt(-1, message))
  const seen = new Set<string>()
  return fieldsIn(raw[list]).map((fields, index) => {
    const id = textOf(fields, 'id')
    const report: Report = (message, field) => reportAt(index, `${name} '${id ?? index + 1}' ${message}`, field)
    if (id === undefined) report('has no id.', 'id')
    else if (!idPattern.test(id) || id === 'finished')
      report("has an id that is 'finished', too long, or not a-z, 0-9 and hyphens after a letter.", 'id')
    else if (seen.has(id)) report('is there twice.', 'id')
    seen.add(id ?? '')
    return { fields, id: id ?? '', report }
  })
}

const playbackOf = (value: unknown, report: Report): PaperSection['playback'] => {
  if (value === undefined || value === null) return undefined
  if (!isFields(value)) {
    report("has a 'playback' that is no mapping.", 'playback')
    return undefined
  }
  readFields('Playback', value, reportWithin(report, 'playback', 'has a playback that '))
  const { plays, answerSeconds, failureSeconds } = value
  if (!inRange(plays, 1, 3) || !Number.isInteger(plays)) report('must have 1, 2 or 3 plays.', 'playback.plays')
  for (const [name, seconds] of Object.entries({ answerSeconds, failureSeconds }))
    if (!inRange(seconds, 1, 600)) report(`must have ${name} from 1 to 600.`, `playback.${name}`)
  return { plays: Number(plays), answerSeconds: Number(answerSeconds), failureSeconds: Number(failureSeconds) }
}

/** Parses the sections of an exam and reports all their faults; undefined if the exam has none of its own. */
export const checkSections = (raw: Fields, reportAt: ReportAt): PaperSection[] | undefined => {
  if (raw['sections'] === undefined || raw['sections'] === null) return undefined
  const sections = entriesOf(raw, 'sections', 'section', reportAt).map(({ fields, id, report }): PaperSection => {
    const { minutes } = fields
    const { title = '', navigation = 'one-way' } = readFields('PaperSection', fields, report)
    const playback = playbackOf(fields['playback'], report)
    if (title === '') report('has no title.', 'title')
    if (!inRange(minutes, 0, MOST_MINUTES) || minutes === 0)
      report(`must have minutes above 0 and up to ${MOST_MINUTES}.`, 'minutes')
    if (navigation === 'free' && playback !== undefined)
      report("plays clips by itself, so that its navigation must be 'one-way'.", 'navigation')
    return {
      id,
      title,
      minutes: typeof minutes === 'number' ? minutes : 0,
      navigation,
      ...optionalProp('playback', playback),
    }
  })
  if (sections.length === 0) reportAt(-1, "has 'sections' without any section.")
  if (sections.length > MOST_SECTIONS) reportAt(-1, `has more than ${MOST_SECTIONS} sections.`)
  return sections
}

/** Parses the groups of an exam and reports all their faults; undefined if it has none. */
export const checkGroups = (raw: Fields, files: ReadonlySet<string>, reportAt: ReportAt): PaperGroup[] | undefined => {
  const groups = entriesOf(raw, 'groups', 'group', reportAt).map(({ fields, id, report }): PaperGroup => {
    checkList(fields['script'], 'script', report)
    const group: PaperGroup = {
      ...readFields('PaperGroup', fields, report),
      id,
      ...optionalProp('audioStart', readAudioStart(fields, report)),
      ...optionalProp('turns', readTurns(fields, report)),
      ...optionalProp('script', readLines(fields['script'], report)),
      ...optionalProp('translations', checkTranslations(fields, report)),
    }
    const translated = Object.values(group.translations ?? {}).flatMap(({ text, transcript }) => [text, transcript])
    if ([group.text, group.transcript, ...translated].some((text) => (text ?? '').length > LONGEST_TEXT))
      report(`has a text of more than ${LONGEST_TEXT} characters.`)
    if (group.dialogue !== undefined && group.audio === undefined) report('has a dialogue, but no audio.', 'dialogue')
    for (const name of ['photo', 'audio', 'dialogue'] as const) {
      const file = group[name]
      if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`, name)
    }
    return group
  })
  return groups.length === 0 ? undefined : groups
}
