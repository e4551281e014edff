import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/offer'

/** The line that offers Korean. */
export const text: Widened<typeof english> = {
  offer: '이 사이트를 한국어로 볼 수 있습니다.',
  accept: '한국어로 보기',
  stay: '영어로 계속 보기',
}
