import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/sessions'

/** Every sentence of the list of sessions, in Korean. */
export const text: Widened<typeof english> = {
  title: '로그인된 기기',
  lead: '모르는 기기가 있으면 로그아웃시키고 비밀번호를 변경하세요.',
  changePassword: '비밀번호 변경하기',
  loading: '불러오는 중…',
  failed: '로그인된 기기 목록을 불러오지 못했습니다.',
  endFailed: '이 기기를 로그아웃하지 못했습니다. 다시 시도하세요.',
  retry: '다시 시도',
  unknownDevice: '알 수 없는 기기',
  phone: (browser) => `휴대전화, ${browser}`,
  computer: (browser) => `컴퓨터, ${browser}`,
  otherBrowser: '다른 브라우저',
  thisDevice: '이 기기',
  since: (date) => `로그인: ${date}`,
  lastUsed: (date) => `마지막 사용: ${date}`,
  end: '로그아웃',
  endOf: (device) => `로그아웃: ${device}`,
  endOthers: '다른 기기 모두 로그아웃',
}
