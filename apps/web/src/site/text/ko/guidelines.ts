import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/guidelines'

/** Every sentence of /guidelines: the rules of a paper, and what is checked before it starts. */
export const text: Widened<typeof english> = {
  title: '유의 사항',
  heading: (topic) => `${topic} 시험 유의 사항`,
  plainHeading: '유의 사항',
  loading: '유의 사항을 불러오는 중…',
  back: '시험 목록으로 돌아가기',
  start: '시험 시작',
  minutes: (section, minutes) => `${section}: ${minutes}분.`,
  noTime: (section) => `${section} 영역에 정해진 시간이 없어, 이 영역은 시작하자마자 끝납니다.`,
  soundNotice: '음성은 자동으로 두 번씩 재생됩니다. 헤드폰을 준비하세요.',
  resumeTitle: '끝내지 않은 응시가 있습니다',
  resumeText:
    '답은 저장되어 있고 시험 시간은 계속 흐르고 있습니다. 이어서 응시하시겠습니까, 아니면 답을 지우고 처음부터 시작하시겠습니까?',
  resume: '이어서 응시',
  startOver: '처음부터 시작',
  cancel: '취소',
  resumeElsewhereText:
    '다른 기기에서 이 시험을 시작했고 시험 시간은 계속 흐르고 있습니다. 여기서 이어서 응시하시겠습니까, 아니면 그 답을 지우고 처음부터 시작하시겠습니까?',
  attemptOver: '지난 응시의 시험 시간이 끝났습니다. 그때까지의 답이 제출되었습니다.',
  limits: '시험 시간은 멈출 수 없습니다. 장애로 인해 시간이 더 필요하면 최대 두 배의 시간을 받을 수 있습니다. {ask}.',
  askForTime: '시작하기 전에 문의하세요',
  preparing: (ready, total) => `시험 준비 중: 음성 ${total}개 중 ${ready}개`,
  preparingLabel: '이 기기에 내려받은 음성',
  preparingValue: (ready, total) => `${total}개 중 ${ready}개`,
  clipsReady: (total) => `시험 준비가 끝났습니다: 음성 ${total}개.`,
  clipMissing: (number) => `${number}번 음성을 내려받지 못했습니다.`,
  startAllTheSame: '그래도 시작할 수 있습니다. 그 문항에서 음성을 다시 불러오며, 음성이 없어도 답할 수 있습니다.',
  fetchAgain: '다시 시도',
  soundCheck: '소리 확인',
  soundCheckText: '예시 음성을 재생하고 음량을 맞추세요. 음량은 시험 중에도 바꿀 수 있습니다.',
  playSample: '예시 음성 재생',
  samplePlays: '종소리 두 번을 재생하는 중…',
  sampleHeard: '종소리가 두 번 들렸나요? 들리지 않았다면 이곳과 기기의 음량을 확인하세요.',
  sampleFailed: '예시 음성을 재생하지 못했습니다. 브라우저와 기기의 소리 설정을 확인하세요.',
  volume: '음량',
}
