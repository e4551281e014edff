import { createDefinition, type RawQuestion } from '../engine'
import { sampleExam } from '../testing'

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="white"/><circle cx="240" cy="150" r="110" fill="none" stroke="black" stroke-width="20"/><path d="M160 230L320 70" stroke="black" stroke-width="20"/></svg>',
)}`

const passage =
  '저는 스리랑카에서 온 카말입니다. 지금 경기도에 있는 가구 공장에서 일합니다. 평일에는 아침 여덟 시부터 오후 다섯 시까지 일하고, 주말에는 한국어를 배웁니다. '

/** Long passages, pictures in question and options, explanations and transcripts. */
function harder(question: RawQuestion, place: number): RawQuestion {
  if (place % 7 === 1)
    return {
      ...question,
      text: `다음을 읽고 물음에 답하십시오.\n${passage.repeat(3)}\n이 사람은 주말에 무엇을 합니까?`,
    }
  if (place % 7 === 3) return { ...question, text: passage.repeat(4) }
  if (place % 7 === 5) {
    const options = question.options.map(({ id, isCorrect }) => ({
      id,
      photo: `${drawing}#${id}`,
      ...(isCorrect !== undefined && { isCorrect }),
    }))
    return { ...question, photo: drawing, options }
  }
  return question
}

/** An exam of forty questions for the test of the printed review. */
export const longExam = createDefinition({
  id: 'paper',
  topic: 'EPS-TOPIK 모의고사 1회',
  duration: '50 minutes',
  readingTimeMinutes: 25,
  listeningTimeMinutes: 25,
  questions: sampleExam({ reading: 20, listening: 20 }).questions.map(harder),
})
