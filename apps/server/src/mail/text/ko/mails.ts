import type { MailText } from '../en/mails'

const date = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Colombo' })

/** What the server writes to learners, in Korean. */
export const text: MailText = {
  hello: (name) => `${name} 님, 안녕하세요.`,
  day: (at) => date.format(at),
  verification: {
    subject: 'Naru 인증 코드',
    paragraphs: (code, site) => [
      `인증 코드: ${code}. 10분 동안 쓸 수 있습니다.`,
      `다음 페이지에서 입력하세요: ${site}/email-verify`,
    ],
  },
  reset: {
    subject: 'Naru 비밀번호 재설정 코드',
    paragraphs: (code, site) => [
      `비밀번호 재설정 코드: ${code}. 10분 동안 쓸 수 있습니다.`,
      `다음 페이지에서 입력하세요: ${site}/reset-password`,
      '코드를 요청하지 않았다면 이 메일을 무시해도 됩니다.',
    ],
  },
  passwordChanged: {
    subject: 'Naru 비밀번호가 변경되었습니다',
    paragraphs: ['비밀번호가 변경되었고 모든 기기에서 로그아웃되었습니다. 본인이 하지 않았다면 바로 문의해 주세요.'],
  },
  accountExists: {
    subject: '이미 Naru 계정이 있습니다',
    paragraphs: (site) => [
      `누군가 이 이메일 주소로 회원 가입을 했지만, 이 주소에는 이미 계정이 있습니다. 본인이라면 ${site}/login 에서 로그인하거나 ${site}/reset-password 에서 비밀번호를 새로 설정하세요.`,
      '본인이 아니라면 이 메일을 무시해도 됩니다.',
    ],
  },
  unverifiedAccount: {
    subject: 'Naru 계정이 삭제될 예정입니다',
    paragraphs: (day, site) => [
      `한동안 Naru 계정을 쓰지 않으셨고, 이메일 주소도 인증되지 않았습니다. ${day}에 계정을 삭제합니다.`,
      `계정을 유지하고 싶으신가요? 그 전에 ${site}/login 에서 로그인하세요. 계속 유지하려면 ${site}/email-verify 에서 이메일 주소도 인증하세요.`,
      '계정이 필요 없거나 회원 가입을 하지 않으셨나요? 그렇다면 아무것도 하지 않아도 됩니다.',
    ],
  },
  regraded: {
    subject: (exam) => `${exam} 점수가 정정되었습니다`,
    attempt: (attempt, after, possible, before) =>
      `${attempt}회차 응시: ${possible}점 중 ${after}점 (정정 전: ${before}점)`,
    paragraphs: (exam, attempts, site) => [
      `${exam} 시험의 정답 하나가 잘못되어 있었습니다. 정답을 바로잡고 답안을 다시 채점했습니다.`,
      attempts,
      `자세히 보기: ${site}/myresult`,
    ],
  },
  purchase: {
    subject: (plan) => `${plan} 이용권이 활성화되었습니다`,
    lead: '결제가 확인되어 이용권이 활성화되었습니다.',
    plan: (name) => `이용권: ${name}`,
    order: (id) => `주문 번호: ${id}`,
    price: (amount) => `가격: Rs. ${amount}`,
    end: (day) => `이용 기한: ${day}까지`,
    noEnd: '이용 기한: 평생',
    more: (site) => [
      `시험 보기: ${site}/exams`,
      `구매 내역: ${site}/profile`,
      '이 메일을 보관해 주세요. 결제에 관해 문의할 때는 주문 번호를 알려 주세요.',
    ],
  },
  deletionRequested: {
    subject: 'Naru 계정이 삭제될 예정입니다',
    paragraphs: (day, site) => [
      `계정 삭제를 요청하셨습니다. 계정은 ${day}에 삭제되며, 다른 기기에서는 로그아웃되었습니다.`,
      `그때까지는 계정을 유지할 수 있습니다. ${site}/login 에서 로그인하여 ‘내 계정 유지’를 누르세요. 본인이 요청하지 않았다면 그렇게 한 뒤 ${site}/reset-password 에서 비밀번호를 새로 설정하세요.`,
    ],
  },
  accountDeleted: {
    subject: 'Naru 계정이 삭제되었습니다',
    paragraphs: [
      '요청하신 대로 계정을 삭제했습니다. 이름, 전화번호, 주소, 이메일 주소, 비밀번호가 지워졌습니다. 시험, 이용권, 결제 기록은 이런 정보 없이 남습니다.',
      '이 이메일 주소로 다시 가입할 수 있습니다. 이 메일은 마지막으로 보내 드리는 메일입니다.',
    ],
  },
  dataReadme: {
    title: (moment) => `Naru의 내 데이터, ${moment}`,
    format: '모든 파일은 JSON 형식입니다. 시각은 UTC 기준입니다.',
    first: (rows) => `처음 ${rows}개. 나머지는 저희에게 요청하세요`,
    leftOut:
      '선택한 프로필 사진은 브라우저에만 있고 서버에는 없습니다. 비밀번호와 코드는 해시로만 저장되며, 이 파일에서는 빠져 있습니다. 정답은 개인 데이터가 아닙니다. 볼 수 있는 정답은 사이트의 검토 페이지에 있습니다.',
    ofOthers:
      '사이트의 음성을 녹음했다면 다운로드에 화자의 이름과 동의가 들어 있습니다. 다른 사람의 정보이므로 공유하지 마세요.',
    files: {
      account: '계정',
      logins: '로그인 기록',
      passkeys: '패스키',
      passkeyChecks: '진행 중인 패스키 확인',
      authenticatorApp: '인증 앱',
      recoveryCodes: '아직 쓰지 않은 복구 코드',
      codes: '코드를 보낸 시각',
      emails: '보내 드린 이메일',
      messages: '로그인한 상태에서 저희에게 보낸 메시지',
      openings: '각 시험을 마지막으로 연 시각',
      starts: '응시를 시작한 시각',
      runningAnswers: '진행 중인 응시의 답',
      attempts: '끝낸 응시(내가 고른 답과 점수 포함)',
      scoreReports: '성적 확인서',
      leaderboards: '순위표의 순위',
      plans: '이용권',
      payments: '결제',
      paymentReports: '결제 대행사가 알려 온 결제 내용',
      media: '미디어 보관함에 올린 그림과 음성',
      speakers: '동의를 기록한, 녹음에서 말하는 사람',
      papers: '출제실의 내 문제지',
      paperSaves: '어느 문제지를 언제 저장했는지. 문제지 자체는 출제실에서 내보낼 수 있습니다',
      openPapers: '마지막으로 열어 둔 문제지',
      cards: '연습 카드: 틀린 문항과 단어',
      practiceAnswers: '연습에서 고른 답',
    },
  },
}
