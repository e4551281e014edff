import { extname } from 'node:path'
import {
  optionalProp,
  type ExamContent,
  type ExamOption,
  type ExamQuestion,
  type SourceExam,
  type SourceGroup,
  type SourceOption,
  type SourceQuestion,
} from '@naru/exam-kit/content'

/** A stored exam as an author could have written it, and the media name of each of its paths. */
export interface ExportedExam {
  exam: SourceExam
  media: ReadonlyMap<string, string>
}

/** Voice of exported spoken options: the stored form, whose clips exist, has none. */
const SPOKEN_BY = 'a'

/** The transcript without the lines of the spoken options. */
const transcriptOf = ({ transcript, options }: ExamQuestion): string | undefined => {
  if (transcript === undefined) return undefined
  const lines = options.flatMap(({ spoken }, index) => (spoken === undefined ? [] : [`${index + 1}. ${spoken}`]))
  const said = lines.join('\n')
  if (said === '' || !transcript.endsWith(said)) return transcript
  const before = transcript.slice(0, -said.length).trim()
  return before === '' ? undefined : before
}

const optionFrom = (
  { text, photo, spoken, note, notes, isCorrect }: ExamOption,
  pathOf: (name: string | undefined) => string | undefined,
): SourceOption => ({
  ...optionalProp('text', spoken === undefined ? text : undefined),
  ...optionalProp('photo', pathOf(photo)),
  ...optionalProp('spoken', spoken),
  ...optionalProp('note', note),
  ...optionalProp('notes', notes),
  correct: isCorrect,
})

/**
 * Converts a stored exam to the form that authors write, which stores the same when it is imported. Scripts are transcripts, and translations of
 * a group are those of its questions: the stored form has no others.
 * @param prefix - folder of the files, with `/` at its end; default none.
 */
export const sourceFromExam = (id: string, content: ExamContent, prefix = ''): ExportedExam => {
  const media = new Map<string, string>()
  const paths = new Map<string, string>()
  const namer =
    (label: string, folder: string) =>
    (name: string | undefined): string | undefined => {
      if (name === undefined) return undefined
      // The import knows an encoded picture by its name.
      const own = name.endsWith('.webp') ? name : `${label}${extname(name)}`
      const path = paths.get(name) ?? `${prefix}${folder}${own}`
      paths.set(name, path)
      media.set(path, name)
      return path
    }
  const photo = namer('photo', '')(content.photo)
  const groups = (content.groups ?? []).map((group): SourceGroup => {
    const [first] = content.questions.filter((question) => question.group === group.id)
    const isHeard = first?.type === 'listening'
    return {
      id: group.id,
      ...optionalProp('text', group.text),
      ...optionalProp('photo', namer(`group-${group.id}`, 'images/')(group.photo)),
      ...optionalProp('audio', isHeard ? namer(`group-${group.id}`, 'audio/')(first.audio) : undefined),
      ...optionalProp('dialogue', isHeard ? namer(`group-${group.id}-dialogue`, 'audio/')(first.dialogue) : undefined),
      script: [],
      ...optionalProp('transcript', isHeard ? first.transcript : undefined),
    }
  })
  const byId = new Map(groups.map((group) => [group.id, group]))
  const questionFrom = (question: ExamQuestion): SourceQuestion => {
    const label = `q${String(question.number).padStart(2, '0')}`
    const group = byId.get(question.group ?? '')
    const hasHelp =
      question.explanations !== undefined ||
      question.translations !== undefined ||
      question.options.some(({ notes }) => notes !== undefined)
    return {
      number: question.number,
      type: question.type,
      ...optionalProp('item', question.item),
      ...optionalProp('section', question.section),
      ...optionalProp('group', question.group),
      ...optionalProp('text', group === undefined ? question.text : question.stem),
      ...optionalProp('photo', group?.photo === undefined ? namer(label, 'images/')(question.photo) : undefined),
      ...optionalProp('audio', group?.audio === undefined ? namer(label, 'audio/')(question.audio) : undefined),
      ...optionalProp(
        'dialogue',
        group?.audio === undefined ? namer(`${label}-dialogue`, 'audio/')(question.dialogue) : undefined,
      ),
      script: [],
      ...optionalProp('transcript', group?.audio === undefined ? transcriptOf(question) : undefined),
      ...optionalProp<'spokenBy', 'a'>('spokenBy', question.hasSpokenOptions === true ? SPOKEN_BY : undefined),
      options: question.options.map((option, index) => optionFrom(option, namer(`${label}-${index + 1}`, 'images/'))),
      ...optionalProp('explanation', question.explanation),
      ...optionalProp('explanations', question.explanations),
      ...optionalProp('translations', question.translations),
      ...optionalProp('unreviewed', question.unreviewed ?? (hasHelp ? [] : undefined)),
      ...optionalProp('vocabulary', question.vocabulary),
      ...optionalProp('tags', question.tags),
    }
  }
  const exam: SourceExam = {
    id,
    topic: content.topic,
    description: content.description,
    duration: content.duration,
    ...optionalProp('photo', photo),
    readingTimeMinutes: content.readingTimeMinutes,
    listeningTimeMinutes: content.listeningTimeMinutes,
    ...optionalProp('verdictThresholds', content.verdictThresholds),
    guidelines: content.guidelines,
    ...optionalProp('translations', content.translations),
    ...optionalProp('unreviewed', content.translations === undefined ? undefined : (content.unreviewed ?? [])),
    ...optionalProp('sections', content.sections),
    ...optionalProp('groups', groups.length === 0 ? undefined : groups),
    questions: content.questions.map(questionFrom),
  }
  return { exam, media }
}
