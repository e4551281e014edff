import type { Widened } from '@naru/ui/language'
import type { leaderboards as english } from '../en/leaderboards'

/** Text of the learner's name and place on the leaderboards, in Korean. */
export const leaderboards: Widened<typeof english> = {
  title: '순위표에 표시되는 이름',
  lead: '다른 학습자에게 내 순위, 점수, 시간이 이 이름으로 표시됩니다.',
  loading: '순위표에 표시되는 이름을 불러오는 중…',
  retry: '다시 시도',
  choose: '표시할 이름',
  initials: '이니셜',
  chosen: '표시 이름',
  full: '전체 이름',
  displayName: '표시 이름',
  displayNameHelp: '최대 40자입니다. 전화번호나 주소는 사용하지 마세요.',
  isAdult: '만 18세 이상입니다',
  adultHelp: '만 18세 이상인 학습자만 전체 이름을 표시할 수 있습니다.',
  preview: (name) => `다른 학습자에게 보이는 이름: ${name}`,
  save: '저장',
  saved: '저장되었습니다.',
  leave: '순위표에서 숨기기',
  leaveHelp: '언제든지 순위표에서 숨기고 다시 표시할 수 있습니다. 결과는 그대로 남습니다.',
  hasLeft: '순위표에 표시되지 않습니다',
  hasLeftHelp: '다른 학습자에게 내 결과가 보이지 않습니다. 언제든지 다시 표시할 수 있습니다.',
  return: '순위표에 표시하기',
  unverified: '내 결과가 아직 순위표에 없습니다. 순위에 오르려면 이메일 주소를 인증하세요.',
  verify: '이메일 인증',
}
