import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/translationReport'

/** The sentences of a report about a mistake in a translation, in Korean. */
export const text: Widened<typeof english> = {
  title: '번역 오류 알리기',
  lead: '이 번역은 초안입니다. 잘못된 부분을 알려 주시면 고치겠습니다.',
  message: '무엇이 잘못되었나요?',
  help: '이 페이지의 주소와 언어를 함께 보냅니다.',
  send: '보내기',
  cancel: '취소',
  sent: '감사합니다. 알려 주신 내용이 접수되었습니다.',
  notSent: '내용을 보내지 못했습니다.',
  cannotSend: '지금은 여기에서 번역 오류를 알릴 수 없습니다.',
  close: '닫기',
}
