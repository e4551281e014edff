import type { AudioFailure, SharedContent, Verdict } from '../../engine'
import type { ExamText } from '../types'
import { koreanNotices, koreanSaveState } from './notices'
import { koreanReviewText } from './review'

const sectionNames = new Map([
  ['Reading', '읽기'],
  ['Listening', '듣기'],
])

const sectionTitle = (name: string) => `${name} 영역`

const failure: Record<AudioFailure, string> = {
  'failed-to-play': '음성을 재생하지 못했습니다',
  'not-available': '음성 파일이 없습니다',
  'failed-to-load': '음성 파일을 불러오지 못했습니다',
}

const verdict: Record<Verdict, string> = {
  excellent: '축하합니다!',
  good: '잘했습니다!',
  'try-again': '다시 도전해 보세요',
}

const shares: Record<SharedContent, string> = {
  recording: '같은 음성을 듣고 답합니다',
  text: '같은 글을 읽고 답합니다',
  picture: '같은 그림을 보고 답합니다',
}

/** The texts of the exam components in Korean. */
export const text: ExamText = {
  sectionName: ({ title }) => sectionNames.get(title) ?? title,
  sectionTitle,

  question: {
    position: (position, total, section) => `${total}문항 중 ${position}번 (${sectionTitle(section)})`,
    number: (number) => `${number}번 문항`,
    image: (number) => `${number}번 문항의 그림`,
    imageMissing: '그림을 불러오지 못했습니다',
    options: (number) => `${number}번 문항의 선택지`,
    optionImage: (position) => `${position}번 선택지 그림`,
    optionSpoken: (position) => `${position}번 선택지`,
    locked: '먼저 들으세요. 두 번째 재생이 끝난 뒤에 답할 수 있습니다.',
    inTurn: '이 문항들은 순서대로 하나씩 답하세요.',
    onlyAudio: '음성을 듣고 알맞은 답을 고르세요.',
    flag: '다시 볼 문항으로 표시',
  },

  timer: {
    phaseTime: (section, clock) => `${section} 남은 시간: ${clock}`,
    nearlyUp: '마지막 1분',
    left: (seconds) => (seconds < 60 ? `${seconds}초 남았습니다` : `${Math.ceil(seconds / 60)}분 남았습니다`),
    hide: '시계 숨기기',
    show: '시계 표시',
    hidden: '시계 숨김',
    hiddenNote: '마지막 5분 동안에는 시계가 다시 표시됩니다.',
  },

  textSize: {
    label: '글자 크기',
    short: { normal: 'A', large: 'A+', largest: 'A++' },
    name: { normal: 'A, 보통 글자', large: 'A+, 큰 글자', largest: 'A++, 가장 큰 글자' },
  },

  keys: {
    title: '단축키',
    note: '문항 안에 있을 때 사용할 수 있는 단축키입니다.',
    range: (last) => (last > 1 ? `1–${last}` : '1'),
    choose: '선택지 고르기',
    next: '다음 문항',
    previous: '이전 문항',
    flag: '다시 볼 문항으로 표시',
  },

  settings: '설정',

  navigation: {
    previous: '이전',
    next: '다음',
    proceed: (section) => `${sectionTitle(section)}으로 이동`,
    finish: '시험 종료',
    openNavigator: '문항 목록',
    close: '닫기',
  },

  navigator: {
    title: '문항 목록',
    timeLimit: (clock) => `제한 시간 ${clock}`,
    progress: '진행률',
    progressValue: (answered, total) => `${total}문항 중 ${answered}문항을 풀었습니다`,
    cellNumber: (number) => `${number}번`,
    noAnswer: '-',
    cellName: ({ number, option, isCurrent, isLocked, isFlagged }) =>
      [
        `${number}번 문항`,
        option === null ? '안 푼 문항' : `푼 문항, ${option}번 선택`,
        isFlagged ? '표시한 문항' : null,
        isCurrent ? '현재 문항' : null,
        isLocked ? '잠긴 문항' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    groupName: (numbers, shared) => `${koreanReviewText.group(numbers)}: ${shares[shared]}`,
    legend: {
      empty: '안 푼 문항',
      answered: '푼 문항',
      current: '현재 문항',
      locked: '잠긴 문항',
      flagged: '표시한 문항',
      group: '같은 글이나 음성',
    },
    filter: '문항 목록에 표시할 문항',
    filters: { all: '전체', unanswered: '안 푼 문항', flagged: '표시한 문항' },
    nothing: { all: '문항이 없습니다', unanswered: '모든 문항을 풀었습니다', flagged: '표시한 문항이 없습니다' },
  },

  summary: { title: '시험 요약', total: '전체 문항', answered: '푼 문항', current: '현재 문항' },

  audio: {
    label: (number) => `${number}번 문항 음성`,
    loading: '음성을 불러오는 중…',
    playing: (play, maxPlays) => `음성 재생 중 (${maxPlays}회 중 ${play}회째)…`,
    window: (seconds) => `답을 고르세요 (${seconds}초 남음).`,
    completed: '음성 재생이 끝났습니다. 답을 고르세요.',
    nextIn: (seconds) => `${seconds}초 후 다음 문항으로 넘어갑니다.`,
    failed: (name) => `${failure[name]}. 답을 고르세요.`,
    play: '음성 재생',
    tryAgain: '다시 시도',
    volume: '음량',
    mute: '소리 끄기',
    unmute: '소리 켜기',
    progress: '재생된 부분',
  },

  dialogs: {
    goToGap: '첫 번째 안 푼 문항으로 이동',
    noQuestions: { title: '오류', message: '저장할 문항이 없습니다.' },
    startTimeMissing: { title: '오류', message: '시작 시간 기록이 없습니다. 시험을 다시 시작하세요.' },
    saveFailed: {
      title: '오류',
      refused: '결과를 저장하지 못했습니다',
      message: '결과를 저장하지 못했습니다. 다시 시도하세요.',
      retry: '다시 시도',
    },
    saved: { title: '완료', message: (attempt) => `결과를 저장했습니다! ${attempt}회차 응시` },
    close: '확인',
  },

  saveState: koreanSaveState,

  notices: koreanNotices,

  reader: {
    title: '이 시험은 다른 탭에서 열려 있습니다',
    message: '시험은 한 탭에서만 볼 수 있습니다. 지금까지의 답은 안전하게 저장되어 있습니다.',
    continueHere: '여기서 계속하기',
    checking: '시험을 여는 중…',
  },

  results: {
    title: '시험 결과',
    marks: (score, total) => `${score} / ${total}점`,
    percentage: (percentage) => `${percentage}%`,
    gauge: '득점률',
    verdict,
    waitingTitle: '시험이 끝났습니다',
    waiting:
      '답은 이 기기에 안전하게 저장되어 있습니다. 지금 답을 보내고 있으며, 채점이 끝나면 점수를 여기에 표시합니다.',
    unsavedTitle: '점수가 아직 나오지 않았습니다',
    unsaved: '답은 이 기기에 안전하게 저장되어 있습니다. 다시 온라인이 되면 전송됩니다.',
    retry: '다시 시도',
    backToExams: '시험 목록으로 돌아가기',
    attempt: (attempt) => `${attempt}회차 응시`,
    download: '내 답 내려받기',
    previewNote: '미리 보기였습니다. 저장하거나 보내지 않았습니다.',
    reviewComing: '검토 화면을 불러오는 중…',
    extraTime: '추가 시간',
  },

  review: koreanReviewText,

  guidelines: {
    heading: (topic) => `${topic} 시험 유의 사항`,
    item: (number) => `유의 사항 ${number}`,
    none: '이 시험에는 유의 사항이 없습니다.',
  },

  applicant: {
    title: '응시자 정보',
    name: '이름',
    userId: '학습자 번호',
    seatNumber: '좌석 번호',
    testRoom: '시험실',
    someRoom: '시험실',
    applicationNo: '접수 번호',
    unknown: '없음',
  },

  examCard: {
    take: '응시하기',
    duration: (duration) => `시험 시간: ${duration}`,
    photo: (topic) => `${topic} 사진`,
  },

  leaderboard: {
    caption: '순위표',
    rank: '순위',
    username: '이름',
    timeTaken: '걸린 시간',
    percentage: '득점률',
    percentageValue: (percentage) => `${percentage}%`,
    podium: '상위 3명',
    podiumEntry: (name, clock) => `${name} (${clock})`,
    medals: { 1: '우승 트로피', 2: '은메달', 3: '동메달' },
    you: '나',
    extraTime: '추가 시간',
    extraTimeLeaderboard: '추가 시간 응시',
  },

  room: {
    noQuestions: '문항이 없습니다',
    backToExams: '시험 목록으로 돌아가기',
    header: '시험',
    duration: (duration) => `시험 시간: ${duration}`,
  },
}
