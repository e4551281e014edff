import type { RulesText } from '../types'

const restrictions = {
  'other-section': (section: string) => `${section} 영역 시간에는 ${section} 문항만 볼 수 있습니다.`,
  'navigation-automatic': (section: string) => `${section} 영역에서는 문항이 자동으로 넘어갑니다.`,
  'one-way': (section: string) => `${section} 영역에서는 이전 문항으로 돌아갈 수 없습니다.`,
}

/** The rules of the exam room in Korean. */
export const text: RulesText = {
  proceed: (section, { title, hasPlayback }) => ({
    title: `${title}으로 이동`,
    message: hasPlayback
      ? `이동하면 ${section.name} 문항으로 돌아올 수 없습니다. 첫 번째 음성이 바로 재생되니 소리를 켜세요.`
      : `이동하면 ${section.name} 문항으로 돌아올 수 없습니다.`,
    confirm: '이동',
    cancel: `${section.title} 계속 풀기`,
  }),
  finish: {
    title: '시험 종료',
    message: '시험을 종료하면 답을 더 이상 바꿀 수 없습니다.',
    confirm: '종료',
    cancel: '계속 풀기',
  },
  incomplete: ({ name, title }) => ({
    title: `${title} 미완료`,
    message: `${name} 문항에 모두 답한 뒤 이동하세요.`,
  }),
  restricted: ({ name }, reason) => ({ title: '이동할 수 없음', message: restrictions[reason](name) }),
  leave: {
    title: '시험에서 나가시겠습니까?',
    message: '나가면 시험 결과가 저장되지 않습니다. 정말 나가시겠습니까?',
    leave: '나가기',
    stay: '계속 응시',
  },
}
