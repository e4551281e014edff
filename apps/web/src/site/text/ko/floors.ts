import type { Widened } from '@naru/ui/language'
import type { floors as english } from '../en/floors'

/** Every sentence of the official floors in Korean; part of the admin area's. */
export const floors: Widened<typeof english> = {
  title: '공식 최저 점수',
  overview: '점수제에서 받아들여지는 가장 낮은 점수입니다.',
  lead: '점수제에서 업종별로 받아들여지는 가장 낮은 점수입니다. 학습자는 이 점수와 자기 문제지의 점수를 비교합니다.',
  notice:
    '학습자에게는 확인된 최저 점수만 출처, 날짜와 함께 표시되며, 공식 시험의 점수 척도가 다를 수 있다고 안내됩니다. 합격 가능성은 어느 페이지에도 표시되지 않습니다.',
  sectors: {
    manufacturing: '제조업',
    fishery: '어업',
    farming: '농축산업',
    construction: '건설업',
    services: '서비스업',
  },
  confirmed: '확인됨',
  notConfirmed: '확인 안 됨',
  none: '최저 점수 없음',
  of: (score, outOf) => `${outOf}점 만점에 ${score}점`,
  set: '설정',
  dialogTitle: (sector) => `${sector} 최저 점수`,
  score: '최저 점수',
  outOf: '만점',
  source: '출처',
  sourceHint: '점수가 발표된 곳입니다. 예: 공고의 이름이나 주소.',
  date: '출처 날짜',
  dateHint: '연도, 월 또는 날짜: 2023, 2023-10, 2023-10-21.',
  isConfirmed: '출처와 대조했습니다',
  confirmedHint: '이 항목을 선택해야 최저 점수가 학습자에게 표시됩니다.',
  noScore: '0에서 1000까지의 정수를 입력하세요.',
  noOutOf: '1에서 1000까지의 정수를 입력하세요.',
  aboveMaximum: '최저 점수는 ‘만점’보다 높을 수 없습니다.',
  noSource: '점수가 발표된 곳을 입력하세요.',
  noDate: '연도, 월 또는 날짜를 입력하세요. 예: 2023-10.',
  saved: (sector) => `${sector} 최저 점수를 저장했습니다.`,
  deleted: (sector) => `${sector} 최저 점수를 삭제했습니다.`,
  storedNow: '다른 관리자가 지금 저장한 값',
  deleteTitle: '최저 점수를 삭제하시겠습니까?',
  deleteText: (sector) => `학습자에게 ${sector} 최저 점수가 더 이상 표시되지 않습니다.`,
}
