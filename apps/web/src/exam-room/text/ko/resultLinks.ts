import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/resultLinks'

/** The links below a result in the exam room, in Korean. */
export const text: Widened<typeof english> = {
  title: '이제 할 일',
  analysis: '약한 주제 보기',
  practice: '틀린 문항 연습하기',
  words: '이 문제지의 단어',
}
