import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/purchases'

/** Every sentence of a learner's purchases. */
export const text: Widened<typeof english> = {
  title: '구매 내역',
  lead: '주문 번호를 보관하세요. 결제에 관해 문의할 때 필요합니다.',
  loading: '구매 내역을 불러오는 중…',
  failed: '구매 내역을 불러올 수 없습니다.',
  retry: '다시 시도',
  empty: '아직 활성화하거나 구매한 이용권이 없습니다.',
  toPlans: '이용권 보기',
  order: '주문 번호',
  price: '가격',
  date: '날짜',
  end: '이용 기한',
  noEnd: '기한 없음',
  states: { active: '이용 중', upcoming: '시작 전', ended: '종료됨', reversed: '환불됨' },
  paid: '감사합니다. 결제가 확인되었습니다.',
  mailed: '이 내용을 이메일로 보내 드렸습니다.',
  all: '전체 구매 내역',
  until: (day) => `${day}까지 이용할 수 있습니다`,
  forLife: '평생 이용할 수 있습니다',
  owned: '이미 이용 중인 이용권입니다',
  ownedForLife: '기한이 없으므로 다시 구매할 필요가 없습니다.',
  ownedUntil: (day) => `${day}까지 이용할 수 있습니다. 다시 활성화할 필요가 없습니다.`,
  extend: (day) => `${day}까지 이용할 수 있습니다. 다시 구매하면 그날 이후에 새 기간이 더해집니다.`,
  cancel: '취소',
  toExams: '시험 목록으로 이동',
}
