import type { AnswerOption, Exam, Question } from '@naru/api'
import { createDefinition, type ExamDefinition, type RawQuestion } from '@naru/exam-kit/engine'
import { mediaUrl } from './mediaUrl'

/**
 * Converts an exam of the API to the engine's definition.
 *
 * @param exam the exam from the API
 * @param mediaBase where media is loaded from; '' means the page's own origin
 */
export function toDefinition(exam: Exam, mediaBase = ''): ExamDefinition {
  const { verdictThresholds } = exam
  return createDefinition({
    id: exam._id,
    topic: exam.topic,
    duration: exam.duration,
    readingTimeMinutes: exam.readingTimeMinutes,
    listeningTimeMinutes: exam.listeningTimeMinutes,
    questions: exam.questions.map((question) => toQuestion(question, mediaBase)),
    ...(verdictThresholds && { verdictThresholds }),
  })
}

function toQuestion(question: Question, mediaBase: string): RawQuestion {
  const { questionText, questionPhoto, audio, explanation, transcript } = question
  return {
    id: question._id,
    number: question.questionNumber,
    section: question.type,
    options: question.answers.map((option, index) => toOption(option, index, mediaBase)),
    ...(questionText && { text: questionText }),
    ...(questionPhoto && { photo: mediaUrl(questionPhoto, mediaBase) }),
    ...(audio && { audio: mediaUrl(audio, mediaBase) }),
    ...(explanation && { explanation }),
    ...(transcript && { transcript }),
  }
}

function toOption(
  { _id, text, photo, isCorrect }: AnswerOption,
  index: number,
  mediaBase: string,
): RawQuestion['options'][number] {
  const url = photo && mediaUrl(photo, mediaBase)
  return {
    // Older servers send options without an id.
    id: _id || `option-${index + 1}`,
    ...(text && { text }),
    ...(url && { photo: url }),
    ...(url && url !== photo && { photoKey: photo }),
    ...(isCorrect !== undefined && { isCorrect }),
  }
}
