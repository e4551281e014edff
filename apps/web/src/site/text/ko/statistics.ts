import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/statistics'

/** Every sentence of an exam's statistics in Korean. */
export const text: Widened<typeof english> = {
  title: (topic) => `${topic} 통계`,
  plainTitle: '통계',
  lead: '학습자들이 문항마다 어떻게 답했는지 보여 줍니다. 학습자별로 순위에 반영된 첫 응시만 계산합니다.',
  back: '시험',
  export: '내보내기 (XLSX)',
  version: '버전',
  versionOption: (version, attempts) => `버전 ${version} (응시 ${attempts}건)`,
  none: '아직 이 버전에 응시한 사람이 없습니다. 순위에 반영되는 첫 응시가 있으면 통계가 표시됩니다.',
  few: (attempts) =>
    `이 버전에 응시한 학습자가 ${attempts}명뿐입니다. 30명 미만이면 수치가 우연에 크게 좌우되므로 문항에 표시를 하지 않습니다.`,
  paper: '문제지 전체',
  paperFlags: '문제지 전체에 대한 의견',
  unknown: '알 수 없음',
  percent: (value) => `${value}%`,
  ofQuestions: (value, questions) => `${questions}문항 중 ${value}문항`,
  facts: {
    attempts: { term: '응시', help: '학습자마다 한 번만 셉니다. 응시가 많을수록 수치를 더 믿을 수 있습니다.' },
    mean: { term: '평균', help: '맞힌 문항 수의 평균입니다. 전체 문항의 50%에서 75%이면 좋습니다.' },
    median: { term: '중앙값', help: '학습자의 절반이 이 수만큼 또는 그보다 적게 맞혔습니다.' },
    deviation: {
      term: '표준 편차',
      help: '점수가 평균에서 보통 얼마나 떨어져 있는지 나타냅니다. 작으면 점수가 대부분 비슷합니다.',
    },
    consistency: {
      term: '내적 일관성 (KR-20)',
      help: '문항들이 학습자의 실력을 얼마나 일관되게 구별하는지 나타냅니다. 75%를 넘으면 좋습니다. 64% 미만이면 점수로 알 수 있는 것이 적습니다.',
    },
    standardError: {
      term: '측정의 표준 오차',
      help: '한 점수가 우연으로 얼마나 달라질 수 있는지 나타냅니다. 같은 학습자라도 다른 날에는 이만큼 더 받거나 덜 받을 수 있습니다.',
    },
    skewness: {
      term: '왜도',
      help: '0보다 작으면 점수가 매우 낮은 학습자가 몇 명 있고, 0보다 크면 점수가 매우 높은 학습자가 몇 명 있습니다.',
    },
    kurtosis: {
      term: '첨도',
      help: '0보다 크면 다른 점수와 크게 떨어진 점수가 있고, 0보다 작으면 점수가 고르게 퍼져 있습니다.',
    },
  },
  scores: '점수별 학습자 수',
  right: '맞힌 문항',
  learners: '학습자',
  questions: '문항',
  meaning: '수치의 의미',
  sort: '문항 순서',
  sorts: { number: '번호순', look: '살펴볼 문항 먼저' },
  flagged: (count) => (count === 0 ? '살펴볼 문항이 없습니다.' : `살펴볼 문항이 ${count}개 있습니다.`),
  number: '번호',
  question: '문항',
  open: (question) => `${question}번 문항: 자세히`,
  noText: '음성이나 그림만 있음',
  values: {
    facility: { term: '정답률', help: '맞힌 답의 비율입니다. 35%에서 64%이면 알맞습니다.' },
    discrimination: {
      term: '변별도',
      help: '이 문항을 맞힌 학습자가 나머지 문항도 잘 푸는지 나타냅니다. 40%이면 매우 좋고, 20% 미만이면 약합니다. 0% 미만이면 정답을 확인하세요.',
    },
    efficiency: {
      term: '변별 효율',
      help: '난이도가 이와 같은 문항에서 가능한 가장 높은 변별도와 비교한 값입니다.',
    },
    deviation: {
      term: '표준 편차',
      help: '답이 서로 얼마나 다른지 나타냅니다. 33% 미만이면 거의 모든 학습자가 맞혔거나 거의 모든 학습자가 틀렸습니다.',
    },
    weight: { term: '비중', help: '점수 차이 중 이 문항에서 생긴 차이가 얼마나 되는지 나타냅니다.' },
  },
  detailsTitle: (question) => `${question}번 문항`,
  flags: '살펴볼 점',
  choices: '선택지별 응답',
  choicesHelp:
    '학습자를 점수에 따라 하위, 중위, 상위의 세 집단으로 나누었습니다. 좋은 문항에서는 상위 집단이 대부분 정답을 고릅니다. 막대는 집단 안의 비율을 나타냅니다.',
  option: '선택지',
  optionPicture: (option) => `${option}번 선택지 그림`,
  numbered: (option, text) => `${option}. ${text}`,
  key: '정답',
  blank: '답하지 않음',
  groups: { low: '하위', middle: '중위', high: '상위' },
  group: (name, learners) => `${name} (${learners})`,
  all: '전체',
  recounting:
    '정답이 수정되어 모든 응시를 다시 집계하고 있습니다. 끝날 때까지 수치가 늘어납니다. 몇 분 후에 이 페이지를 다시 여세요.',
  paperFlag: {
    hard: '평균이 50% 미만입니다. 문제지가 어렵습니다.',
    easy: '평균이 75%를 넘습니다. 문제지가 쉽습니다.',
    unreliable: '일관성이 64% 미만입니다. 점수 하나로는 학습자에 대해 알기 어렵습니다.',
  },
  questionFlag: {
    key: (option) => `우수한 학습자가 ${option}번을 더 많이 골랐습니다. 정답을 확인하세요.`,
    negative: '나머지 문항을 잘 푸는 학습자가 이 문항은 더 자주 틀립니다. 정답과 문구를 확인하세요.',
    weak: '우수한 학습자와 그렇지 않은 학습자를 거의 구별하지 못합니다.',
    hard: '맞힌 사람이 거의 없습니다. 매우 어렵거나 오류가 있는 문항입니다.',
    easy: '거의 모두가 맞혔습니다. 학습자에 대해 알려 주는 것이 거의 없습니다.',
    guess: '맞힌 학습자가 추측으로 맞힐 때보다 많지 않습니다.',
    unused: (option) => `${option}번을 고른 사람이 없습니다. 더 그럴듯하게 고치세요.`,
  },
}
