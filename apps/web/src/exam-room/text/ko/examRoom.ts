import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/examRoom'

/** The sentences of the exam room that are not the exam kit's, in Korean. */
export const text: Widened<typeof english> = {
  title: '시험',
  loading: '시험을 불러오는 중…',
  backToExams: '시험 목록으로 돌아가기',
  noQuestions: '문항이 없습니다',
  loggedOut: '로그아웃되었습니다. 답은 이 기기에 저장되어 있습니다.',
  loggedOutText: '답을 보내려면 다시 로그인하세요. 시험은 그대로 계속됩니다.',
  logIn: '로그인',
  logInTitle: '다시 로그인',
  logInText: (name) => `이 시험을 계속하려면 ${name} 님으로 로그인하세요.`,
  logInTextUnnamed: '이 시험을 시작한 학습자로 로그인하세요.',
  otherLearner:
    '이 시험은 다른 학습자의 시험입니다. 그 학습자의 답은 다시 로그인할 때까지 이 기기에 저장되어 있습니다.',
}
