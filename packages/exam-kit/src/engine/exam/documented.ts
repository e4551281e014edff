import type { Schemas } from '../../generated/contract'
import {
  createDefinition,
  readingAndListening,
  type ExamDefinition,
  type QuestionGroup,
  type RawQuestion,
  type Section,
} from './definition'
import { minutesToSeconds } from './format'

/** @returns the URL of a file by its path in the exam */
export type UrlOf = (path: string) => string

/** The definition of a documented exam. @param urlOf default: the path */
export function definitionOf(exam: Schemas['Exam'], urlOf: UrlOf = (path) => path): ExamDefinition {
  const { _id, topic, duration, sections: [first, ...others] = [], groups = [], verdictThresholds } = exam
  return createDefinition({
    id: _id,
    topic,
    duration,
    sections: first
      ? [sectionOf(first), ...others.map(sectionOf)]
      : readingAndListening({ reading: exam.readingTimeMinutes, listening: exam.listeningTimeMinutes }),
    groups: groups.map((group) => groupOf(group, urlOf)),
    questions: exam.questions.map((question) => questionOf(question, urlOf)),
    ...(verdictThresholds && { verdictThresholds }),
  })
}

function sectionOf({ _id, title, minutes, navigation, playback }: Schemas['Section']): Section {
  return {
    id: _id,
    title,
    seconds: minutesToSeconds(minutes),
    navigation,
    ...(playback && {
      playback: {
        maxPlays: playback.plays,
        answerWindowMs: playback.answerSeconds * 1000,
        failureWindowMs: playback.failureSeconds * 1000,
      },
    }),
  }
}

function groupOf({ _id, text, photo }: Schemas['QuestionGroup'], urlOf: UrlOf): QuestionGroup {
  return { id: _id, ...(text && { text }), ...(photo && { photo: urlOf(photo) }) }
}

/** A documented question; its section is its type unless it names another. @param urlOf default: the path */
export function questionOf(question: Schemas['Question'], urlOf: UrlOf = (path) => path): RawQuestion {
  const { questionText, stem, questionPhoto, audio, audioStart, explanation, transcript, help } = question
  return {
    id: question._id,
    number: question.questionNumber,
    section: question.section ?? question.type,
    options: question.answers.map((option) => optionOf(option, urlOf)),
    ...(question.groupId && { group: question.groupId }),
    ...(questionText && { text: questionText }),
    ...(stem && { stem }),
    ...(question.chart && { chart: question.chart }),
    ...(questionPhoto && { photo: urlOf(questionPhoto) }),
    ...(audio && { audio: urlOf(audio) }),
    ...(audioStart && { audioStart }),
    ...(question.hasSpokenOptions && { hasSpokenOptions: true }),
    ...(explanation && { explanation }),
    ...(transcript && { transcript }),
    ...(help && { help }),
  }
}

function optionOf(
  { _id, text, photo, isCorrect }: Schemas['AnswerOption'],
  urlOf: UrlOf,
): RawQuestion['options'][number] {
  const url = photo && urlOf(photo)
  return {
    id: _id,
    ...(text && { text }),
    ...(url && { photo: url }),
    ...(url && url !== photo && { photoKey: photo }),
    ...(isCorrect !== undefined && { isCorrect }),
  }
}
