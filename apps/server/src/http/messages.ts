import { optionalProp } from '@naru/exam-kit/content'
import type { Schemas } from '@naru/api/types'

/** The reason of a response, in the contract. */
export type MessageCode = Schemas['MessageCode']

/** A sentence for the user: its code, its number if it has one, and the English text. */
export interface Message {
  code?: MessageCode
  value?: number
  message: string
}

const waitingTime = (seconds: number) =>
  seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`

/** The English sentence of each code. Those that the specification fixes are written as there. */
export const sentences: Readonly<Record<MessageCode, string | ((value: number) => string)>> = {
  // Account
  not_authorized: 'Not authorized, please login again',
  fields_missing: 'All fields are required',
  name_invalid: 'Please enter a valid name',
  email_invalid: 'Please enter a valid email address',
  phone_invalid: 'Please enter a valid phone number',
  password_too_short: (least) => `Password must be at least ${least} characters`,
  new_password_too_short: (least) => `Password must be at least ${least} characters long`,
  password_too_common: 'This password is too common. Please choose another.',
  email_taken: 'An account with this email already exists',
  login_invalid: 'Invalid email or password',
  account_disabled: 'This account has been disabled. Please contact us.',
  account_deleted: 'This account is deleted.',
  code_wrong: 'This code is wrong or has expired.',
  already_verified: 'This email address is already verified.',
  wait_for_code: (seconds) => `Please wait ${seconds} seconds before asking for another code.`,
  too_many_attempts: (seconds) => `Too many tries. Please try again in ${waitingTime(seconds)}.`,
  password_wrong: 'This password is wrong.',
  session_unknown: 'There is no such session.',
  only_admin_left: 'You are the only admin. Make another user an admin first, then delete your account.',
  admin_only: 'Only an admin may do this.',
  right_missing: 'Your role does not allow this.',
  two_step_setup_required: 'Please set up two-step verification first.',
  two_step_required: 'Please complete two-step verification first.',
  two_step_recent_required: 'Please complete two-step verification again.',
  user_unknown: 'There is no such user.',
  user_unverified: 'This user has not verified the email address yet.',
  own_admin_rights: 'You cannot remove your own admin rights.',
  last_admin_rights: 'The last admin cannot be removed.',
  own_deactivation: 'You cannot deactivate your own account.',
  last_admin_deactivation: 'The last admin cannot be deactivated.',
  time_factor_unknown: 'The factor must be 1, 1.25, 1.5 or 2.',
  // Your name on the leaderboards
  display_name_missing: 'Please enter a display name.',
  display_name_too_long: (most) => `A display name may have at most ${most} characters.`,
  display_name_characters:
    'This display name contains characters that cannot be shown. Please use letters and numbers.',
  display_name_letters: 'A display name needs at least one letter or number.',
  display_name_is_full_name: 'This is your full name. To show it, choose “Full name” and say that you are 18 or older.',
  adult_required: 'To show your full name, first say that you are 18 or older.',
  // Messages to the operator
  contact_invalid: 'Please enter a valid name and number',
  report_missing: 'Please write what is wrong.',
  page_unknown: 'This page does not exist.',
  // Plans and payments
  plan_unknown: 'There is no such price plan.',
  plan_not_offered: 'This plan is no longer available. You were not charged.',
  plan_owned: 'You already have this plan. You were not charged.',
  plan_unpaid: 'Please pay for this plan first.',
  price_unknown: 'The price has changed. Reload the page and try again. You were not charged.',
  payment_closed: 'Online payment is not available on this site yet. Nothing was charged.',
  payment_not_confirmed: 'Payment not confirmed yet',
  order_exists: 'An order with this number already exists. Please try again.',
  order_unknown: 'There is no such payment order.',
  plan_replaced: 'This plan was replaced by another one. Please reload the list.',
  plan_exams_missing: 'Please choose at least one exam.',
  price_decimals: 'The price must have at most two decimals.',
  // Exams
  exam_unknown: 'Exam not found',
  exam_locked: 'This exam needs an active plan. Please choose one under Pricing.',
  plan_ended:
    'Your plan for this exam has ended, so this attempt cannot be saved. Your answers stay on this device and are saved when you have a plan again.',
  attempt_of_other_exam: 'This attempt does not belong to this exam.',
  attempt_times_invalid: 'The times of this attempt are not valid.',
  attempt_elsewhere: 'You continued this exam on another device.',
  attempt_over: 'This attempt is over.',
  attempt_unknown: 'There is no such attempt.',
  result_times_invalid: 'The times of this result are not valid.',
  result_of_other_exam: 'These answers do not belong to this exam.',
  question_answered_twice: 'A question is answered twice.',
  score_report_unknown: 'There is no such score report.',
  exam_version_unknown: 'There is no such version of this exam.',
  // Practice
  practice_locked: 'Drills and words need an active plan. A free plan is enough: choose one under Pricing.',
  option_unknown: 'This answer is not one of the options.',
  question_unknown: 'There is no such question.',
  card_unknown: 'There is no such question in your practice.',
  word_unknown: 'There is no such word.',
  day_unknown: 'There is no such day in the calendar.',
  day_too_far: (years) => `Choose a day from today to ${years} years from now.`,
  // Desk
  paper_unknown: 'There is no such paper.',
  paper_id_taken: 'A paper or an exam has this id already. Please choose another.',
  paper_changed: 'Somebody saved this paper meanwhile. None of your work is lost: compare the two and choose.',
  paper_published: 'A published paper cannot be deleted. An editor can withdraw it.',
  paper_state: 'The paper has changed, so this is not possible now. Please load it again.',
  paper_in_review: 'This paper is with the editors. Take it back to change it.',
  paper_owner_changed: 'The paper has another owner meanwhile. Nothing was changed.',
  owner_not_writer: 'This user may not write papers (any more). Please choose another.',
  paper_incomplete: 'This format needs a paper without faults. Correct them first, or choose another format.',
  revision_unknown: 'This revision is not stored any more.',
  draft_invalid: 'This paper cannot be saved.',
  draft_too_large: 'A paper may have at most 2 MB and 1,000 questions.',
  import_file_kind: 'The file must end in .zip, .xlsx, .gift or .gift.txt.',
  file_unknown: 'There is no such file in the library.',
  file_of_another: 'Somebody else added this file. Only an editor may change it.',
  alternative_text_missing: 'A picture needs an alternative text: what does it show?',
  speaker_unknown: 'There is no such speaker.',
  take_unknown: 'There is no such take.',
  take_unsent: (number) => `Take ${number} of the clip is not stored. Please wait until all takes are sent.`,
  clip_too_long: (minutes) => `The clip would be longer than ${minutes} minutes.`,
  storage_full: (megabytes) =>
    `An author may store at most ${megabytes} MB of files. Delete files or takes, or ask the operator for more.`,
  papers_full: (most) => `An author may have at most ${most} papers. Delete one, or ask the operator for more.`,
  speakers_full: (most) => `An author may add at most ${most} speakers. Ask the operator for more.`,
  files_waiting: 'The server is busy with other files. Please try again in a minute.',
  passkey_ip_address: 'Passkeys do not work at an IP address.',
  two_step_last: 'You cannot remove your last passkey or authenticator app. Please add another one first.',
  passkeys_full: (most) => `You have ${most} passkeys already.`,
  recovery_codes_need_factor: 'Recovery codes need a passkey or an authenticator app first.',
  factor_code_wrong: 'This code is wrong or was used already.',
  passkey_refused: 'This passkey was not accepted. Please try again.',
  passkey_unknown: 'There is no such passkey.',
  authenticator_missing: 'There is no authenticator app.',
  // Files and recordings of the desk
  media_kind: 'The file must be a picture (PNG, JPEG, WebP) or a clip (M4A, MP3, WAV).',
  file_too_large: (megabytes) => `The file must not be larger than ${megabytes} MB.`,
  file_slow: (seconds) =>
    `The server stopped reading this after ${seconds} seconds. Please make the file smaller or simpler.`,
  file_heavy: 'This needs more memory than the server has for it. Please make the file smaller or simpler.',
  file_used: 'The file is used in papers. It must be taken out there first.',
  licence_missing: 'The licence must not be empty.',
  picture_kind: 'The picture must be a PNG, JPEG or WebP file.',
  picture_too_large: (megabytes) => `The picture must not be larger than ${megabytes} MB.`,
  picture_sides_too_long: (pixels) => `The picture must not be larger than ${pixels} × ${pixels} pixels.`,
  picture_too_many_pixels: 'The picture has too many pixels. Please make it smaller.',
  picture_damaged: 'The picture is damaged. Please save it again and choose the new file.',
  picture_animated: 'Animated pictures are not supported.',
  crop_too_small: 'The part must have at least 16 × 16 pixels.',
  clip_broken: 'The clip cannot be played: it is broken or cut off.',
  clip_format:
    'The clip must have PCM sound of 16, 24 or 32 bits, one or two channels, and 16,000 to 96,000 samples a second.',
  clip_longer: (minutes) => `The clip is longer than ${minutes} minutes.`,
  clip_silent: 'The clip has no sound.',
  clip_bit_rate: (rate) =>
    `The clip has ${rate} kbit/s, and learners get at most 64. Please upload it as a WAV file, which the site converts.`,
  sound_uneven: (loudness) =>
    `The sound is silent, or so uneven that it cannot be brought to ${loudness} LUFS. Please record it again.`,
  recording_too_large: (megabytes) => `The recording must not be larger than ${megabytes} MB.`,
  recording_too_long: (seconds) => `The recording is longer than ${seconds} seconds.`,
  recording_too_short: 'The recording is shorter than 0.2 seconds.',
  recording_silent: 'The recording has no sound.',
  recording_rate: 'The recording must have 16,000 to 96,000 samples a second.',
  recording_trim: 'At least 0.2 seconds of the recording must be left.',
  // The home page, videos and floors
  advertisement_unknown: 'There is no such advertisement.',
  message_unknown: 'There is no such message.',
  video_unknown: 'There is no such video.',
  youtube_address_invalid:
    'The address must be a YouTube link, such as https://www.youtube.com/watch?v=… or https://youtu.be/…',
  floors_changed:
    'Another admin has changed the floors since you opened them. Nothing was saved. Please look at what is stored now, then save again.',
  floor_twice: 'There are two floors for one branch of work.',
  floor_above_maximum: 'The score of a floor is above its maximum.',
  floor_source_missing: 'The source of a floor must not be empty.',
  floor_source_lines: 'The source of a floor must be one line.',
  floor_date_unknown: 'The date of a floor is not in the calendar.',
  floor_date_future: 'The date of a floor is in the future.',
  // Texts of the staff
  name_missing: 'The name must not be empty.',
  name_lines: 'The name must be one line.',
  title_missing: 'The title must not be empty.',
  title_lines: 'The title must be one line.',
  text_missing: 'The text must not be empty.',
  // Any request
  field_too_long: (most) => `This text is too long: at most ${most} characters.`,
  request_invalid: 'The request is not valid.',
  request_incomplete: 'The request ended before it was complete.',
  request_too_large: 'The request is too large.',
  request_elsewhere: 'Requests from other sites are not allowed.',
  address_unknown: 'There is nothing at this address.',
  server_slow: 'This took too long. Please try again.',
  server_failed: 'Something went wrong on our side. Please try again later.',
  data_unreachable: 'The site cannot reach its data right now. Please try again in a moment.',
}

/**
 * @returns a message to send: as the reason of a `Refusal`, or in a response
 * @param value - the number in the sentence, such as the seconds to wait.
 */
export const say = (code: MessageCode, value?: number): Message => {
  const sentence = sentences[code]
  return {
    code,
    ...optionalProp('value', value),
    message: typeof sentence === 'string' ? sentence : sentence(value ?? 0),
  }
}
