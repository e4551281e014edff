import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/shared'

/** The sentences that both documents show, in Korean. */
export const text: Widened<typeof english> = {
  site: {
    name: 'Naru',
    titled: (page) => `${page} · Naru`,
    skipToContent: '본문으로 건너뛰기',
    offline: '오프라인 상태입니다. 이 페이지의 내용은 최신이 아닐 수 있으며, 다시 온라인이 되면 업데이트됩니다.',
    loading: '불러오는 중…',
    updateReady: 'Naru의 새 버전이 준비되었습니다',
    reload: '새로 고침',
  },
  language: {
    label: '언어',
    draft: '번역 초안',
    partlyEnglish: '일부 글을 불러오지 못해 영어로 표시합니다.',
    tryAgain: '다시 시도',
    failed: '언어를 바꾸지 못했습니다. 다시 시도하세요.',
  },
  unranked: {
    repeated: '연습: 첫 응시만 순위에 반영됩니다',
    automatic: '시험 시간이 끝나 자동으로 제출되었습니다',
    late: '너무 늦게 접수되어 순위에 반영되지 않습니다',
    'no-evidence': '연습: 응시 중 인터넷에 연결되지 않아 순위에 반영되지 않습니다',
    'offline-start': '연습: 시험을 시작할 때 인터넷에 연결되지 않아 순위에 반영되지 않습니다',
    'impossible-time': '연습: 기록된 시간이 올바르지 않아 순위에 반영되지 않습니다',
    unverified: '이메일 주소를 인증해야 순위에 반영됩니다',
  },
  login: {
    title: '로그인',
    heading: '다시 오신 것을 환영합니다',
    welcome: '로그인하고 이어서 학습하세요.',
    email: '이메일',
    password: '비밀번호',
    remember: '이메일 저장',
    rememberHint: '다음에 이 기기에서 이메일을 자동으로 입력합니다.',
    submit: '로그인',
    submitting: '로그인 중...',
    noAccount: '아직 계정이 없으신가요?',
    signup: '회원 가입',
    forgot: '비밀번호를 잊으셨나요?',
    returning: '그 페이지를 보려면 로그인하세요.',
    accountReady: '계정이 만들어졌습니다. 로그인하세요.',
    codeMailed: (email) => `${email}(으)로 코드를 보냈습니다. 로그인한 뒤 이메일 인증에서 입력하세요.`,
  },
  pageErrors: {
    offlineTitle: '오프라인 상태입니다',
    offlineText: '다시 연결되면 이 페이지가 열립니다.',
    offlineWorks:
      '연습과 단어는 연결 없이도 쓸 수 있습니다. 시작한 시험도 계속할 수 있으며, 답은 이 기기에 저장됩니다.',
    notFoundTitle: '페이지를 찾을 수 없습니다',
    notFoundText: '이 주소에는 페이지가 없습니다. 페이지가 이동했거나 링크가 잘못되었을 수 있습니다.',
    failedTitle: '문제가 발생했습니다',
    failedText: '이 페이지를 표시하지 못했습니다. 답과 계정은 안전하게 저장되어 있습니다.',
    tryAgain: '다시 시도',
    home: '홈으로 이동',
  },
}
