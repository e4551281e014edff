import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/home'

/** The slides, features and sample feedback of the home page. */
export const text: Widened<typeof english> = {
  slides: {
    welcome: {
      title: '환영합니다',
      text: '첫 안전 표지 문항부터 마지막 듣기 문항까지, EPS-TOPIK을 준비하세요.',
    },
    learn: {
      title: '배우기',
      text: '시간을 재며 문제지 전체를 풀어 보세요. 읽기 다음에 듣기가 나오고, 음성은 모두 두 번 재생됩니다.',
    },
    succeed: {
      title: '합격하기',
      text: '모든 답의 해설을 읽고 틀린 문항을 연습한 뒤, 준비된 상태로 시험을 보세요.',
    },
  },
  features: {
    train: {
      title: '미리 연습',
      text: '시험일 전에 휴대전화나 컴퓨터로, 30분만 있으면 언제든지 원하는 만큼 연습하세요.',
    },
    timetable: {
      title: '실제 시험과 같은 시간',
      text: '읽기와 듣기의 시간을 따로 재고, 음성은 모두 두 번 재생됩니다.',
    },
    targeted: {
      title: '시험에 맞춘 문제지',
      text: '표지, 안내문, 작업 안전, 짧은 대화까지. EPS-TOPIK에 맞춰 만든 문제지이며 모든 답에 해설이 있습니다.',
    },
  },
  sampleLearner: '예시 학습자',
  samples: {
    bus: '버스에서 휴대전화로 연습해요.',
    review: '검토 화면에서 모든 답을 설명해 줘요.',
    pictures: '문제지의 그림이 선명해요.',
  },
}
