import type { Widened } from '../../createTextArea'
import type { text as english } from '../en/ui'

/** The library's own texts in Korean. */
export const text: Widened<typeof english> = {
  close: '닫기',
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  country: '국가',
  otpDigit: (position, length) => `${length}자리 중 ${position}번째 숫자`,
  previous: '이전',
  next: '다음',
  pause: '일시 정지',
  play: '재생',
  slide: (position, count) => `슬라이드 ${count}장 중 ${position}번째`,
  carousel: '슬라이드 쇼',
  slideKind: '슬라이드',
  notifications: '알림',
  rating: (value, max) => `별점 ${max}점 만점에 ${value}점`,
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  collapseNavigation: '메뉴 접기',
  expandNavigation: '메뉴 펼치기',
  required: '필수',
  skipToContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  footerNavigation: '하단 메뉴',
  tone: { info: '안내', success: '완료', warning: '주의', danger: '오류' },
}
