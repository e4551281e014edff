import type { AnswerOption, Exam, Question } from '@naru/api'
import {
  createDefinition,
  type ExamDefinition,
  type QuestionGroup,
  type RawQuestion,
  type RawSection,
} from '@naru/exam-kit/engine'
import { mediaUrl } from './mediaUrl'

/** @param mediaBase where media is loaded from; '' means the page's own origin */
export function toDefinition(exam: Exam, mediaBase = ''): ExamDefinition {
  const { sections, groups, verdictThresholds } = exam
  return createDefinition({
    id: exam._id,
    topic: exam.topic,
    duration: exam.duration,
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    ...(sections && { sections: sections.map(toSection) }),
    ...(groups && { groups: groups.map((group) => toGroup(group, mediaBase)) }),
    questions: exam.questions.map((question) => toQuestion(question, mediaBase)),
    ...(verdictThresholds && { verdictThresholds }),
  })
}

type Group = NonNullable<Exam['groups']>[number]

function toSection({ _id, title, minutes, navigation, playback }: NonNullable<Exam['sections']>[number]): RawSection {
  return {
    id: _id,
    title,
    minutes,
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

function toGroup({ _id, text, photo }: Group, mediaBase: string): QuestionGroup {
  return { id: _id, ...(text && { text }), ...(photo && { photo: mediaUrl(photo, mediaBase) }) }
}

function toQuestion(question: Question, mediaBase: string): RawQuestion {
  const { questionText, stem, questionPhoto, audio, explanation, transcript, help } = question
  return {
    id: question._id,
    number: question.questionNumber,
    section: question.section ?? question.type,
    options: question.answers.map((option) => toOption(option, mediaBase)),
    ...(question.groupId && { group: question.groupId }),
    ...(questionText && { text: questionText }),
    ...(stem && { stem }),
    ...(questionPhoto && { photo: mediaUrl(questionPhoto, mediaBase) }),
    ...(audio && { audio: mediaUrl(audio, mediaBase) }),
    ...(question.hasSpokenOptions && { hasSpokenOptions: true }),
    ...(explanation && { explanation }),
    ...(transcript && { transcript }),
    ...(help && { help }),
  }
}

function toOption({ _id, text, photo, isCorrect }: AnswerOption, mediaBase: string): RawQuestion['options'][number] {
  const url = photo && mediaUrl(photo, mediaBase)
  return {
    id: _id,
    ...(text && { text }),
    ...(url && { photo: url }),
    ...(url && url !== photo && { photoKey: photo }),
    ...(isCorrect !== undefined && { isCorrect }),
  }
}
