import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/errors'

/** The error messages in Korean. */
export const text: Widened<typeof english> = {
  offline: '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.',
  networkError: '네트워크 오류',
  tryLater: '오류가 발생했습니다. 나중에 다시 시도하세요.',
  tryAgain: '오류가 발생했습니다. 다시 시도하세요.',
  advertisements: { failed: '광고를 불러오지 못했습니다', unknown: '오류가 발생했습니다' },
  login: {
    refused: '로그인하지 못했습니다. 다시 시도하세요.',
    failed: '로그인하지 못했습니다. 이메일과 비밀번호를 확인하세요.',
  },
  signup: {
    refused: '회원 가입을 하지 못했습니다. 다시 시도하세요.',
    failed: '회원 가입 중 오류가 발생했습니다',
  },
  exam: { rejected: (reason) => `시험을 가져오지 못했습니다: ${reason}`, failed: '시험을 불러오지 못했습니다' },
  pricePlans: '이용권을 불러오지 못했습니다',
  freeActivation: {
    loggedOut: '이용권을 활성화하려면 로그인하세요.',
    rejected: (reason) => `이용권을 구매하지 못했습니다: ${reason}`,
    failed: '무료 이용권을 활성화하지 못했습니다',
  },
  payment: {
    userData: '사용자 정보를 확인할 수 없습니다. 나중에 다시 시도하세요.',
    hash: '결제용 보안 코드를 만들지 못했습니다.',
    processing: '결제를 처리하는 중 오류가 발생했습니다.',
    activation: '결제 후 이용권을 활성화하지 못했습니다.',
    widget: (reason) => `결제 오류: ${reason}`,
    unknown: '알 수 없는 이유',
  },
  exams: {
    failed: (reason) => `시험 목록을 불러오지 못했습니다: ${reason}`,
    shape: '시험 목록의 형식이 올바르지 않습니다',
  },
  leaderboardExams: {
    failed: (reason) => `문제지 목록을 불러오지 못했습니다: ${reason}`,
    shape: '문제지 목록의 형식이 올바르지 않습니다',
  },
  leaderboard: {
    failed: (reason) => `순위표를 불러오지 못했습니다: ${reason}`,
    shape: '순위표의 형식이 올바르지 않습니다',
  },
  guidelines: {
    notFound: '시험을 찾을 수 없습니다',
    shape: '응답에 시험 ID가 없습니다',
    failed: '시험 유의 사항을 불러오지 못했습니다',
  },
  videos: '동영상을 불러오지 못했습니다',
  verifyEmail: '이메일을 인증하지 못했습니다',
  resend: {
    failed: '인증 코드를 다시 보내지 못했습니다',
    later: '인증 코드를 다시 보내지 못했습니다. 나중에 다시 시도하세요.',
  },
  resetOtp: { refused: 'OTP를 보내지 못했습니다', failed: '비밀번호 재설정용 OTP를 보내지 못했습니다' },
  resetPassword: '비밀번호를 재설정하지 못했습니다',
  contact: '문제가 발생했습니다. 다시 시도하세요.',
  myResults: '결과를 불러오지 못했습니다. 나중에 다시 시도하세요.',
  myDataDownload: '내 데이터를 내려받지 못했습니다. 나중에 다시 시도하세요.',
  accountDeletion: '계정은 변경되지 않았습니다. 나중에 다시 시도하세요.',
  keepAccount: '계정 유지를 처리하지 못했습니다. 다시 시도하세요.',
  leaderboardSettings: {
    load: '순위표에 표시되는 이름을 불러오지 못했습니다. 나중에 다시 시도하세요.',
    change: '변경 내용이 저장되지 않았습니다. 다시 시도하세요.',
  },
  users: '사용자 목록을 불러오지 못했습니다. 나중에 다시 시도하세요.',
  userActivation: '활성화 상태를 변경하지 못했습니다.',
  noExamSelected: '선택한 시험이 없습니다',
  invalidExamId: '올바르지 않은 시험 ID입니다',
  notAnImage: '이 파일은 이미지로 표시할 수 없습니다. JPEG나 PNG 같은 이미지 파일을 선택하세요.',
}
