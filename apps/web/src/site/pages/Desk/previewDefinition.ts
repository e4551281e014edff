import { createDefinition, type ExamDefinition, type RawQuestion } from '@naru/exam-kit/engine'
import { checkDraft, type Draft } from '@naru/exam-kit/editor'
import { examFromSource, type ExamContent, type ExamQuestion } from '@naru/exam-kit/content'
import { mediaUrl } from '@naru/app-shell/attempt/mediaUrl'

function toRaw(question: ExamQuestion): RawQuestion {
  const { type, section, options, explanation, explanations, translations, unreviewed, vocabulary } = question
  const { id, number, group, text, stem, photo, audio, hasSpokenOptions, transcript } = question
  return {
    id,
    number,
    section: section ?? type,
    ...(group !== undefined && { group }),
    ...(text !== undefined && { text }),
    ...(stem !== undefined && { stem }),
    ...(photo !== undefined && { photo }),
    ...(audio !== undefined && { audio }),
    ...(hasSpokenOptions === true && { hasSpokenOptions }),
    ...(explanation !== undefined && { explanation }),
    ...(transcript !== undefined && { transcript }),
    options: options.map((option) => ({
      id: option.id,
      isCorrect: option.isCorrect,
      ...(option.text !== undefined && { text: option.text }),
      ...(option.photo !== undefined && { photo: option.photo }),
    })),
    help: {
      ...(explanations && { explanations }),
      ...(translations && { translations }),
      ...(unreviewed && { unreviewed }),
      ...(vocabulary && { vocabulary }),
      options: options.map(({ note }) => (note === undefined ? {} : { note })),
    },
  }
}

const sectionsOf = ({ sections }: ExamContent) =>
  sections?.map(({ playback, ...section }) => ({
    ...section,
    ...(playback && {
      playback: {
        maxPlays: playback.plays,
        answerWindowMs: playback.answerSeconds * 1000,
        failureWindowMs: playback.failureSeconds * 1000,
      },
    }),
  }))

/** The exam that a draft would be, with its faults. @returns undefined without a question */
export function previewDefinition(draft: Draft, newId: () => string): ExamDefinition | undefined {
  const { exam } = checkDraft(draft, new Map())
  if (exam === undefined || exam.questions.length === 0) return undefined
  const content = examFromSource(exam, (name) => mediaUrl(`media/${name}`), newId)
  const sections = sectionsOf(content)
  return createDefinition({
    id: `preview-${exam.id}`,
    topic: content.topic,
    duration: content.duration,
    readingTimeMinutes: content.readingTimeMinutes,
    listeningTimeMinutes: content.listeningTimeMinutes,
    ...(sections && { sections }),
    ...(content.groups && { groups: content.groups }),
    ...(content.verdictThresholds && { verdictThresholds: content.verdictThresholds }),
    questions: content.questions.map(toRaw),
  })
}
