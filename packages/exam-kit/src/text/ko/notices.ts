import type { ExamText } from '../types'

/** The notices of the exam in Korean. */
export const koreanNotices: ExamText['notices'] = {
  'storage-dead': {
    title: '이 브라우저에서는 답을 저장할 수 없습니다',
    message: '저장 공간이 가득 찼거나 꺼져 있습니다. 시험은 계속하되 이 페이지를 닫거나 새로 고치지 마세요.',
  },
  'progress-quarantined': {
    title: '저장된 답 일부를 읽지 못했습니다',
    message: '나머지 답은 모두 그대로 있습니다. 답이 없는 문항은 문항 목록에서 확인하세요.',
  },
  'progress-restored': {
    title: '답을 복원했습니다',
    message: '없어진 답 일부를 백업에서 가져왔습니다.',
  },
  'progress-from-server': {
    title: '멈춘 곳에서 이어서 응시합니다',
    message: '다른 기기에서 입력한 답을 이곳으로 가져왔습니다.',
  },
  'clock-changed': {
    title: '이 기기의 시계가 변경되었습니다',
    message: '시험 시간은 기기의 시계와 따로 계산됩니다. 답은 모두 그대로 있습니다.',
  },
  'time-passed': {
    title: '시험 시간은 계속 흘렀습니다',
    message: '기기가 절전 상태였거나 기기의 시계가 변경되었습니다. 답은 모두 그대로 있습니다.',
  },
  'newer-attempt-elsewhere': {
    title: '다른 기기에서 새로운 응시가 진행 중입니다',
    message: '이 응시는 여기서 끝까지 마칠 수 있습니다. 새로운 응시는 다른 기기에서 계속됩니다.',
  },
  close: '닫기',
}

/** The save states in Korean. */
export const koreanSaveState: ExamText['saveState'] = {
  device: '이 기기에 저장됨',
  saved: '저장됨',
  offline: '오프라인, 나중에 전송',
  memory: '저장 안 됨: 새로 고치면 답이 사라집니다',
  sending: '결과를 보내는 중…',
  sent: '결과 저장됨',
  failed: '아직 전송 안 됨',
  preview: '미리 보기, 저장 안 됨',
}
