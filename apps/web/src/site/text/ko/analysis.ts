import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/analysis'
import { length } from './length'

/** A time in steps of 5 seconds: saves tell no more. */
const about = (seconds: number) => {
  const rounded = Math.round(seconds / 5) * 5
  return rounded === 0 ? '5초 미만' : `약 ${length(rounded)}`
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** Every sentence on what a result means, and on what the learner can do today, in Korean. */
export const text: Widened<typeof english> = {
  title: '이 결과의 의미',
  loading: '분석을 불러오는 중…',
  failed: '분석을 불러오지 못했습니다. 다시 시도하세요.',
  retry: '다시 시도',
  error: (score, possible, error) =>
    `점수는 ${possible}점 만점에 ${score}점입니다. 같은 유형의 다른 문항을 풀었다면 약 ${error}점 높거나 낮을 수 있습니다.`,
  tooFew: (count) =>
    count === 1
      ? '이 문제지의 첫 응시는 아직 내 응시뿐입니다. 첫 응시가 20건이 되면 결과를 비교합니다.'
      : `이 문제지의 첫 응시는 아직 ${count}건뿐입니다. 첫 응시가 20건이 되면 결과를 비교합니다.`,
  range: (from, to, count) => `학습자 100명 중 ${from}~${to}명보다 좋은 결과입니다(첫 응시 ${count}건 기준).`,
  atMost: (to, count) => `학습자 100명 중 많아야 ${to}명보다 좋은 결과입니다(첫 응시 ${count}건 기준).`,
  atLeast: (from, count) => `학습자 100명 중 적어도 ${from}명보다 좋은 결과입니다(첫 응시 ${count}건 기준).`,
  percentile: (percentile, count) =>
    `학습자 100명 중 약 ${percentile}명보다 좋은 결과입니다(첫 응시 ${count}건 기준). 점수가 같은 학습자의 절반은 나보다 낮은 것으로 계산합니다.`,
  more: (difference, attempt) => `${attempt}회차 응시보다 ${difference}점 높습니다. 우연일 가능성은 낮습니다.`,
  fewer: (difference, attempt) => `${attempt}회차 응시보다 ${difference}점 낮습니다. 우연일 가능성은 낮습니다.`,
  same: (attempt, margin) => `${attempt}회차 응시와 비슷합니다. ${margin}점까지의 차이는 우연일 수 있습니다.`,
  divisions: {
    sections: '영역',
    fields: '평가 분야',
    families: '문항 유형',
    units: '교재 단원',
  },
  part: '주제',
  count: '맞힌 문항',
  rightOf: (right, total) => `${total}문항 중 ${right}문항`,
  barsLead: '주제를 고르면 그 주제에서 틀린 문항을 연습할 수 있습니다.',
  unit: (unit, name) => `${unit}. ${name}`,
  fields: {
    'vocabulary-grammar': '어휘 및 문법',
    'practical-information': '실용 자료 정보',
    comprehension: '독해',
    sound: '소리 표현',
    visual: '시각 자료',
    conversation: '대화·이야기',
  },
  changed: '맞은 답을 틀린 답으로 바꾼 문항:',
  question: (number) => `${number}번 문항`,
  each: (seconds) => `문항당 ${about(seconds)}`,

  times: {
    title: '문항별 소요 시간',
    lead: '각 문항이 화면에 열려 있던 시간으로, 5초 정도의 오차가 있습니다. 페이지를 떠나 있던 시간은 포함되지 않습니다.',
    leftOut: (count) => `${count}개 문항은 시간을 알 수 없습니다. 예를 들어 연결이 끊긴 동안에는 기록되지 않습니다.`,
    long: (questions) => {
      const named = questions.map(({ number, seconds }) => `${number}번 문항(${about(seconds)})`).join(', ')
      return `다른 문항보다 시간이 훨씬 많이 걸린 문항: ${named}.`
    },
    numbers: '숫자로 보는 시간',
    question: '문항',
    time: '시간',
    length: about,
  },
  floors: '공식 최저 점수',
  floorsLead:
    '공식 점수제에서 받아들여진 가장 낮은 점수입니다. 공식 시험의 점수 척도는 이 문제지와 다를 수 있으므로 합격을 예측하는 것이 아닙니다.',
  floor: (sector, score, outOf, share, percentage) =>
    outOf === 100
      ? `${sector}: ${outOf}점 만점에 ${score}점. 내 문제지 득점률: ${percentage}%.`
      : `${sector}: ${outOf}점 만점에 ${score}점(${share}%). 내 문제지 득점률: ${percentage}%.`,
  floorSource: (source, date) => `${source}, ${date}`,
  summary: '요약 인쇄 또는 공유',

  trend: {
    title: '첫 응시 비교',
    lead: '0은 문제지별 모든 첫 응시의 평균이며, 대부분의 학습자는 −1과 +1 사이에 있습니다. 띠는 점수가 우연으로 얼마나 달라질 수 있는지를 나타냅니다.',
    tooFew: '학습자가 20명 이상 응시한 문제지 두 개에 처음 응시하고 나면, 여기에서 두 결과를 비교할 수 있습니다.',
    failed: '비교 결과를 불러오지 못했습니다. 나중에 다시 시도하세요.',
    exam: '문제지',
    value: '비교값',
    valueIn: (value, [low, high]) => `${signed(value)} (${signed(low)} ~ ${signed(high)})`,
  },

  page: {
    title: '요약',
    titleOf: (topic) => `${topic} 요약`,
    back: '검토로 돌아가기',
    result: '결과',
    score: (score, possible, percentage) => `${score} / ${possible}점 (${percentage}%)`,
    plan: '주간 학습 계획',
    planLead: '하루에 30분 정도입니다.',
    day: (day) => `${day}일째`,
    questions: '오늘의 문항',
    words: '단어 10분',
    drill: (topic) => `새 문항 10개: ${topic}`,
    mistakes: (topic) => `틀렸던 문항: ${topic}`,
    paper: '문제지 전체',
    print: '인쇄',
    share: '공유',
    copied: '요약을 복사했습니다.',
    notShared: '요약을 공유하지 못했습니다. 인쇄할 수 있습니다.',
    shared: (topic, score, weakest) =>
      weakest.length === 0 ? `${topic}: ${score}` : `${topic}: ${score}. 연습할 주제: ${weakest.join(', ')}.`,
    sharedLine: (name, value) => `${name}: ${value}`,
    unknown: '해당 응시가 없습니다.',
  },

  today: {
    title: '오늘',
    loading: '오늘의 학습을 불러오는 중…',
    questions: '연습할 문항',
    questionCount: (count) => `${count}문항`,
    noQuestions: '오늘은 더 없습니다.',
    noQuestionsYet: '아직 없습니다. 문제지에서 틀린 문항이 여기에 나타납니다.',
    practise: '지금 연습하기',
    wordsToday: '오늘의 단어',
    wordCount: (count) => `단어 ${count}개`,
    noWords: '오늘은 남은 단어가 없습니다.',
    wordsNeedPlan: '단어를 익히려면 이용권이 필요합니다.',
    learn: '단어 익히기',
    last: '지난 결과',
    review: '검토 열기',
    noResult: '아직 결과가 없습니다. 첫 문제지를 풀고 나면 무엇을 연습할지 여기에 표시됩니다.',
    weakest: '보충할 주제',
    weakestYet: '아직 없습니다. 먼저 문제지를 하나 끝까지 풀어 보세요.',
    weakestNone: '최근 문제지에서 특히 약한 주제가 없습니다.',
    next: '다음 문제지',
    open: '시험 목록으로 이동',
    noNext: '풀 수 있는 문제지가 없습니다. 이용권이 있으면 더 풀 수 있습니다.',
    plans: '이용권 보기',
    days: '시험까지 남은 날',
    dayCount: (count) => `${count}일`,
    isToday: '오늘입니다. 시험 잘 보세요!',
    isOver: '시험일이 지났습니다.',
    noDate: '시험일을 설정하면 그날까지의 학습 계획을 세워 드립니다.',
    setDate: '시험일 설정',
  },
}
