/* eslint-disable */
/**
 * Generated from openapi.yaml by `npm run api:generate`. Do not edit: change the document and generate again.
 */

import type { Right } from '../rights'

export interface paths {
    "/api/advertisements": {
        /** Advertisements of the home page; fetched without credentials. */
        get: operations["listAdvertisements"];
    };
    "/api/auth/is-auth": {
        /**
         * Whether the session cookie belongs to a logged-in user.
         * @description Answers 200 with `success:false` for a visitor without a session, so that a first visit is no error.
         */
        get: operations["isAuth"];
    };
    "/api/auth/login": {
        /** Starts a session (cookie) for an email and password. */
        post: operations["login"];
    };
    "/api/auth/logout": {
        /** Ends the session on the server and clears its cookie. Succeeds without a session too. */
        post: operations["logout"];
    };
    "/api/auth/register": {
        /** Creates a learner and mails a verification code. Does not log in. */
        post: operations["register"];
    };
    "/api/auth/Verify-account": {
        /** Confirms an email address with the six-digit code mailed at sign-up. */
        post: operations["verifyAccount"];
    };
    "/api/auth/resend-verification": {
        /** Mails a new verification code to the logged-in user; locked for 60 seconds after the last one. */
        post: operations["resendVerification"];
    };
    "/api/auth/send-reset-otp": {
        /** Mails a six-digit reset code. The answer is the same whether or not the address has an account. */
        post: operations["sendResetOtp"];
    };
    "/api/auth/reset-password": {
        /** Sets a new password with a reset code and ends every session of the account. */
        post: operations["resetPassword"];
    };
    "/api/auth/check-access": {
        /** Whether the learner has an active plan. */
        get: operations["checkAccess"];
    };
    "/api/user/data": {
        /** The logged-in user's own data. */
        get: operations["getUserData"];
    };
    "/api/user/my-data": {
        /**
         * Everything that the server holds about the logged-in user, as a zip file.
         * @description A POST, because downloads are counted. Answer keys, hashes and tokens are not in it.
         */
        post: operations["downloadMyData"];
    };
    "/api/user/deletion": {
        /**
         * Asks for the deletion of the logged-in user's account in 7 days, and ends its other sessions.
         * @description Until then it can be undone. Attempts, plans and payments stay, without a name. Refused for the only admin.
         */
        post: operations["requestAccountDeletion"];
        /** Keeps the account after all. */
        delete: operations["undoAccountDeletion"];
    };
    "/api/user/leaderboards": {
        /** Which name of the learner the leaderboards show, and whether the learner has left them. */
        get: operations["getLeaderboardSettings"];
        /** Changes the learner's name on the leaderboards, leaves them, or returns to them; absent fields stay. */
        patch: operations["changeLeaderboardSettings"];
    };
    "/api/user": {
        /** All users and their active state. */
        get: operations["listUsers"];
    };
    "/api/user/{id}/activate": {
        /** Switches a user's active state, but never one's own or the last admin's. */
        patch: operations["setUserActive"];
    };
    "/api/price-plans": {
        /** The price plans on offer, cheapest first. */
        get: operations["listPricePlans"];
    };
    "/api/user/purchases": {
        /** The plans that the learner has activated or bought. */
        get: operations["listPurchases"];
    };
    "/api/user/notifications": {
        /** What has happened to the learner's plans, exams and results in the last 90 days, without what they deleted. */
        get: operations["listNotifications"];
    };
    "/api/user/notifications/delete": {
        /** Deletes notifications of the learner. Unknown ids are ignored. */
        post: operations["deleteNotifications"];
    };
    "/api/user-plan-purchases": {
        /** Activates a plan for the learner. A free plan at once; a paid plan only when its payment is confirmed. */
        post: operations["purchasePlan"];
    };
    "/payment/start": {
        /** Signs a payment order for the payment widget. */
        post: operations["startPayment"];
    };
    "/payment/orders/{id}": {
        /** The state of one of the learner's own payment orders. */
        get: operations["getPaymentOrder"];
    };
    "/api/exams": {
        /** The exams that the learner's active plans unlock; empty without a plan. */
        get: operations["listExams"];
    };
    "/api/exams/{id}": {
        /** One exam with its questions. Unless the server gives keys inline, no key, explanation or transcript is in it. */
        get: operations["getExam"];
    };
    "/api/exams/{id}/progress": {
        /** The learner's running attempt at an exam as a device saved it last; null without one. */
        get: operations["getProgress"];
        /**
         * Saves the running attempt, so that another device can go on and an exam left open is graded with what it has.
         * @description `revision` is the one the writer saw last (0 at first); the answer carries the next. A stale one is refused with 409 and the
         *     newer progress. Another `startTime` begins another attempt in place of the saved one, unless that one began later.
         *     An answer to a question, or an option, that the exam does not have is refused. An attempt that was handed in, or graded
         *     because its time was over, answers 410. The first save of an attempt is the report of its start, which the server records.
         */
        put: operations["saveProgress"];
    };
    "/api/results": {
        /**
         * Stores a finished attempt. Idempotent by (user, examId, startTime).
         * @description The server grades the answers itself; the client's own `isCorrect`, `correctAnswer` and totals are accepted and ignored.
         *     Posting again with the same examId and startTime returns the stored attempt and changes nothing; only an attempt that was
         *     graded because its time was over is replaced, once, by what the learner hands in within a day and before any review of the exam.
         *     Without an active plan, a new attempt needs a start under a plan that has ended (not one charged back or refunded) and the server's
         *     evidence: its saved progress, or an opening of the exam since which no attempt was received; and it arrives within the time limit,
         *     two minutes and three days of its start. Otherwise the answer is 403.
         */
        post: operations["saveResult"];
    };
    "/api/results/mine": {
        /** The learner's own attempts, newest first. */
        get: operations["listMyResults"];
    };
    "/api/results/leaderboard": {
        /**
         * The first hundred learners of an exam by their first attempt.
         * @description Ordered by score, then time, then earlier submission; equal score and time share a rank (1, 1, 3). Learners without a verified email
         *     address, and those who have left the leaderboards, are not listed.
         */
        get: operations["getLeaderboard"];
    };
    "/api/results/{id}": {
        /** One of the learner's own attempts with its exam and keys, for the review. */
        get: operations["getAttempt"];
    };
    "/api/results/{id}/analysis": {
        /**
         * What one of the learner's own attempts means, by section, field, family and unit, among first attempts, and with its error.
         * @description Serving it has the effect of serving the review. Never a probability of passing.
         */
        get: operations["getAttemptAnalysis"];
    };
    "/api/results/{id}/score-report": {
        /** The score report of one of the learner's own attempts; issued at the first request, the same for ever. */
        get: operations["getScoreReport"];
        /** Shows or hides the learner's name where the score report is verified. */
        patch: operations["setScoreReportName"];
    };
    "/api/score-reports/{number}": {
        /** Whether a score report is genuine, for anybody who has its number. */
        get: operations["checkScoreReport"];
    };
    "/api/practice": {
        /**
         * The learner's cards of today, the most forgotten first.
         * @description A card is a question that a graded attempt of the learner has wrong or blank. Cards of attempts that have none yet are made first.
         *     Without a filter: what is left of today's twenty cards. With a filter: at most twenty cards, those that are due first;
         *     answers to the others are extra practice, and change no schedule. Days are days of the learners' time zone.
         */
        get: operations["getPractice"];
    };
    "/api/practice/answers": {
        /**
         * Stores answers of practice. Idempotent by the answers' ids.
         * @description Each answer is stored or rejected by itself; the response has one outcome for each, in the same order. An id that is stored already
         *     gets its first outcome. An answer to a card that is not due is extra practice: it is stored, and the schedule stays. A time after the
         *     server's own counts as the time of arrival. No answer is rejected for its time. Answers to the practice bank and to words are stored
         *     if a plan was active when they were given, or is now.
         */
        post: operations["savePracticeAnswers"];
    };
    "/api/practice/topics": {
        /** What the practice bank and the words can be chosen by, with the number of questions and words. */
        get: operations["getPracticeTopics"];
    };
    "/api/practice/drill": {
        /**
         * Questions of the practice bank without their keys, those first that the learner has seen least.
         * @description For learners with an active plan, a free one included. Key and explanation come with the outcome of the answer.
         */
        get: operations["getDrill"];
    };
    "/api/words": {
        /**
         * Words of a unit, or those that a taken exam uses, in the order of the textbook.
         * @description For learners with an active plan, a free one included. Without a filter, all words.
         */
        get: operations["listWords"];
    };
    "/api/practice/words": {
        /**
         * The learner's words of today, about ten minutes of them, those due first, then new ones.
         * @description For learners with an active plan, a free one included. A unit or an exam always gives words: those due and ten new ones; without either, all of them as extra practice.
         */
        get: operations["getWordPractice"];
    };
    "/api/today": {
        /**
         * What the learner does next, and all else that the page of the day shows.
         * @description Days are days of the learners' time zone, by the server's clock.
         */
        get: operations["getToday"];
    };
    "/api/user/running-exams": {
        /** The learner's attempts that a device has saved and whose time has not run out, the one begun last first. */
        get: operations["listRunningExams"];
    };
    "/api/user/profile": {
        /** What the logged-in user says of themselves. */
        get: operations["getProfile"];
        /** Changes the profile; absent fields stay, an empty one is cleared. The email address has steps of its own. */
        patch: operations["changeProfile"];
    };
    "/api/user/study-mails": {
        /** Which mails about practice the learner has chosen. */
        get: operations["getStudyMails"];
        /** Chooses the mails about practice. They are sent to a verified address only. */
        put: operations["setStudyMails"];
    };
    "/api/unsubscribe": {
        /** Ends the mails about practice by the token of a mail, without a login. Mail programs post to `/unsubscribe/{token}` (RFC 8058). */
        post: operations["unsubscribe"];
    };
    "/api/user/exam-date": {
        /** Sets or clears the day of the learner's exam, which no repetition is planned beyond. */
        put: operations["setExamDate"];
    };
    "/api/user/language": {
        /** Stores the language of the user's pages and mails. */
        put: operations["setLanguage"];
    };
    "/api/translation-reports": {
        /** Stores a mistake in a text for the operator, and mails a copy. */
        post: operations["reportTranslation"];
    };
    "/api/videos": {
        /** Lesson videos. */
        get: operations["listVideos"];
    };
    "/api/contact": {
        /** Stores a visitor's message for the operator, and mails a copy. */
        post: operations["sendContactMessage"];
    };
    "/api/admin/overview": {
        /** What waits for the admins, and how the site is. */
        get: operations["getAdminOverview"];
    };
    "/api/admin/users": {
        /** Users by name or email, a page at a time, newest first. */
        get: operations["findUsers"];
    };
    "/api/admin/users/{id}": {
        /** One user with plans and attempts. */
        get: operations["getUser"];
    };
    "/api/admin/users/{id}/time-factor": {
        /**
         * Sets what a user's minutes are multiplied by.
         * @description A running attempt gets the longer time at once, and never a shorter one.
         */
        patch: operations["setTimeFactor"];
    };
    "/api/admin/users/{id}/email": {
        /**
         * Corrects the email address of a user who has not verified it, or keeps it, and mails a code to it.
         * @description Another address ends the user's sessions and earlier codes. Refused for a verified address (409).
         */
        patch: operations["setUserEmail"];
    };
    "/api/admin/users/{id}/plans": {
        /**
         * Activates a plan for a user without a payment of the site.
         * @description An active one is extended. A confirmed payment of the user that has activated nothing pays for it. Refused for a plan without an end that
         *     the user has (409).
         */
        post: operations["grantPlan"];
    };
    "/api/admin/users/{id}/role": {
        /**
         * Gives a user another role.
         * @description Ends the user's sessions. Refused for oneself, the last admin, and users with an unverified email.
         */
        patch: operations["setUserRole"];
    };
    "/api/admin/plans": {
        /** All price plans, withdrawn ones too. */
        get: operations["listAllPlans"];
        /** Adds a price plan and offers it. */
        post: operations["addPlan"];
    };
    "/api/admin/plans/{id}": {
        /**
         * Changes a price plan, withdraws it or offers it again.
         * @description Never changes what somebody bought. A withdrawn plan stays valid for its buyers; with another duration, price or choice of exams, a new plan takes its place.
         */
        patch: operations["changePlan"];
    };
    "/api/admin/advertisements": {
        /** All advertisements, withdrawn ones too. */
        get: operations["listAllAdvertisements"];
        /** Adds an advertisement with its picture. */
        post: operations["addAdvertisement"];
    };
    "/api/admin/advertisements/{id}": {
        /** Deletes an advertisement for good. */
        delete: operations["deleteAdvertisement"];
        /** Changes an advertisement, withdraws it or shows it again. */
        patch: operations["changeAdvertisement"];
    };
    "/api/admin/videos": {
        /** All videos, withdrawn ones too. */
        get: operations["listAllVideos"];
        /** Adds a video of YouTube. */
        post: operations["addVideo"];
    };
    "/api/admin/videos/{id}": {
        /** Deletes a video for good. */
        delete: operations["deleteVideo"];
        /** Changes a video, withdraws it or shows it again. */
        patch: operations["changeVideo"];
    };
    "/api/admin/exams": {
        /** All exams, whoever may take them. */
        get: operations["listAllExams"];
    };
    "/api/admin/exams/{id}": {
        /** One exam with questions and keys, for a preview. */
        get: operations["previewExam"];
    };
    "/api/admin/exams/{id}/statistics": {
        /** Item statistics of an exam with its keys, from first attempts of the leaderboard. */
        get: operations["getExamStatistics"];
    };
    "/api/admin/settings": {
        /** What the operator has filled in, and what the site lacks. */
        get: operations["getSiteSettings"];
        /** Replaces the settings. The pages show them from the next request on. */
        put: operations["saveSiteSettings"];
    };
    "/api/admin/floors": {
        /** The official floors of the point system, confirmed or not. */
        get: operations["listFloors"];
        /** Replaces the official floors. Learners see the confirmed ones. */
        put: operations["saveFloors"];
    };
    "/api/admin/mails": {
        /** The mail log without texts, a page at a time, newest first. */
        get: operations["listMails"];
    };
    "/api/admin/messages": {
        /** Messages of the contact form and reports about texts, a page at a time, newest first. */
        get: operations["listMessages"];
    };
    "/api/admin/messages/{id}": {
        /** Marks a message as done, or opens it again. */
        patch: operations["changeMessage"];
    };
    "/api/admin/messages/{id}/answer": {
        /** Answers a message of the contact form once, by a mail in the language of its sender, and marks it as done. */
        post: operations["answerMessage"];
    };
    "/api/admin/payment-orders": {
        /** Orders for the payment gateway and what became of them, a page at a time, newest first. */
        get: operations["listPaymentOrders"];
    };
    "/api/admin/payment-notices": {
        /** The payment log of notices, accepted or not, a page at a time, newest first. */
        get: operations["listPaymentNotices"];
    };
    "/api/auth/sessions": {
        /** The user's own sessions. */
        get: operations["listSessions"];
    };
    "/api/auth/sessions/{id}": {
        /** Ends one of the user's own sessions. */
        delete: operations["endSession"];
    };
    "/api/auth/sessions/end-others": {
        /** Ends all of the user's sessions but that of this request. */
        post: operations["endOtherSessions"];
    };
    "/api/admin/two-step": {
        /**
         * The user's two-step verification and its state on this session.
         * @description Lists passkeys only on a session on which two-step verification was given.
         */
        get: operations["getTwoStep"];
    };
    "/api/admin/two-step/challenge": {
        /** A challenge for one of the user's passkeys. */
        post: operations["startPasskeyCheck"];
    };
    "/api/admin/two-step/passkey": {
        /**
         * Gives two-step verification by a passkey.
         * @description The session gets a new token.
         */
        post: operations["confirmByPasskey"];
    };
    "/api/admin/two-step/code": {
        /**
         * Gives two-step verification by a code of the authenticator app or a recovery code.
         * @description Each code is valid once. Five wrong codes lock further ones for a while. The session gets a new token.
         */
        post: operations["confirmByCode"];
    };
    "/api/admin/two-step/passkeys/challenge": {
        /** A challenge for a new passkey. */
        post: operations["startPasskey"];
    };
    "/api/admin/two-step/passkeys": {
        /** Adds a passkey. */
        post: operations["addPasskey"];
    };
    "/api/admin/two-step/passkeys/{id}": {
        /** Removes a passkey, but not the last factor where one is required. */
        delete: operations["removePasskey"];
        /** Renames a passkey. */
        patch: operations["renamePasskey"];
    };
    "/api/admin/two-step/totp/secret": {
        /** A new secret for an authenticator app; it counts once a code of it was sent. */
        post: operations["startTotp"];
    };
    "/api/admin/two-step/totp": {
        /** Adds the authenticator app, or replaces it. */
        post: operations["addTotp"];
        /** Removes the authenticator app, but not the last factor where one is required. */
        delete: operations["removeTotp"];
    };
    "/api/admin/two-step/recovery-codes": {
        /** Replaces all recovery codes. */
        post: operations["renewRecoveryCodes"];
    };
    "/api/admin/audit": {
        /** The audit log of changes and views by the staff and commands, a page at a time, newest first. */
        get: operations["listAuditEntries"];
    };
    "/api/desk/papers": {
        /** The papers of the desk, the last changed first. Authors get their own. */
        get: operations["listPapers"];
        /**
         * Begins a paper, empty or as a copy of a paper or an exam.
         * @description An editor who names an exam by its own id takes it over: the paper is published, and its first revision is the exam's current version.
         */
        post: operations["createPaper"];
    };
    "/api/desk/papers/{id}": {
        /** One paper with its newest draft, keys included. */
        get: operations["getPaper"];
        /**
         * Saves a draft as a new revision, complete or not.
         * @description `revision` is the one that the draft was made from. An equal draft makes no new revision. If another one was saved meanwhile, nothing is stored, and the answer is 409 with it. A paper in review is saved by editors only; others get 409 `paper_in_review`.
         */
        put: operations["savePaper"];
        /** Deletes a paper that was never published, with its history. */
        delete: operations["deletePaper"];
    };
    "/api/desk/papers/{id}/state": {
        /**
         * Sends a paper to review or back, or withdraws a published one and offers it again.
         * @description `in_review` asks for a review of a draft, or of a change to a published or withdrawn paper, whose exam stays as it is. `draft` ends the review, for authors as for editors: what was published is published or withdrawn as before. Editors withdraw and offer again. A withdrawn exam begins no new attempts; running ones finish, and results stay.
         */
        post: operations["setPaperState"];
    };
    "/api/desk/papers/{id}/owner": {
        /**
         * Gives a paper to another author, editor or admin.
         * @description Draft, history and state stay. An author who had the paper cannot open it any more. A repeated request changes nothing. 409: `from` is not the owner any more (`paper_owner_changed`), or `to` may not write papers (`owner_not_writer`).
         */
        put: operations["givePaper"];
    };
    "/api/desk/quotas": {
        /**
         * What the user stores at the desk, and may store.
         * @description What would exceed a quota is refused by 409 `storage_full`, `papers_full` or `speakers_full`. The files of a paper's takes count for its owner.
         */
        get: operations["getQuotas"];
    };
    "/api/desk/writers": {
        /** The users who may own papers, by name. Inactive and deleted ones are left out. */
        get: operations["listWriters"];
    };
    "/api/desk/papers/{id}/publish": {
        /**
         * Checks a revision and, without `isDry` and faults, makes it the exam's new version.
         * @description Running attempts stay on their version. Publishing a revision again makes no other version.
         */
        post: operations["publishPaper"];
    };
    "/api/desk/papers/{id}/revisions": {
        /** The history of a paper, a page at a time, newest first. */
        get: operations["listRevisions"];
    };
    "/api/desk/papers/{id}/revisions/{revision}": {
        /** One revision of a paper with its draft. */
        get: operations["getRevision"];
    };
    "/api/desk/papers/{id}/presence": {
        /** Reports that a tab has the paper open, every 20 seconds, or that it has closed it. */
        post: operations["touchPaper"];
    };
    "/api/desk/papers/{id}/regrade": {
        /** Grades all attempts at the exam by its current keys, or with `isDry` returns what would change. */
        post: operations["regradePaper"];
    };
    "/api/desk/papers/{id}/export": {
        /**
         * The newest draft as a file.
         * @description `folder` is a zip file of `exam.yaml` and the media, and `qti` a QTI package with the media; `xlsx` and `gift` name media that the site has. GIFT and QTI need a draft without faults.
         */
        get: operations["exportPaper"];
    };
    "/api/desk/papers/{id}/import": {
        /**
         * Reads a file as a draft, with all its faults and what differs from the newest draft.
         * @description A zip file with `exam.yaml`, a workbook or CSV files and media beside it, a QTI package (.zip), a workbook (.xlsx) or GIFT (.gift, .gift.txt). A file may name media of the paper. Its media are stored; the draft is not: `savePaper` with the reason `import` takes it.
         */
        post: operations["checkImport"];
    };
    "/api/desk/bank": {
        /** Questions of the practice bank as authors write them, a page at a time, to insert into a paper. */
        get: operations["listBankItems"];
    };
    "/api/desk/media": {
        /** The media library, a page at a time, newest first. */
        get: operations["listMedia"];
        /**
         * Adds a picture or a clip to the library.
         * @description A picture (PNG, JPEG or WebP of at most 8 MB) is encoded anew from its pixels. A WAV clip (at most 10 MB) is made mono, brought to -19 LUFS and encoded as AAC; an M4A or MP3 clip is stored as it is, and must not have more than 64 kbit/s. The same file again answers its entry.
         */
        post: operations["addMedia"];
    };
    "/api/desk/media/{id}": {
        /** Removes a file from the library; authors remove their own. Refused while a paper uses it. */
        delete: operations["deleteMedia"];
        /** Changes what the library says of a file; authors change their own. */
        patch: operations["changeMedia"];
    };
    "/api/desk/media/{id}/crop": {
        /** Makes a new entry from a part of a picture. The whole picture stays. */
        post: operations["cropMedia"];
    };
    "/api/desk/outlines": {
        /** The outline of a line of Korean text, to be drawn over a picture. */
        post: operations["outlineText"];
    };
    "/api/desk/speakers": {
        /** The speakers of takes and clips with their consent, by name. */
        get: operations["listSpeakers"];
        /** Adds a speaker with the text that the speaker agreed to. */
        post: operations["addSpeaker"];
    };
    "/api/desk/takes/{id}": {
        /**
         * Stores a take, or changes its trim, gain, line or speaker.
         * @description The id is a UUID of the client, so that a repeated request stores nothing twice. A take that exists keeps its file: `file` may be left out, and must be the same otherwise.
         */
        put: operations["putTake"];
        /** Deletes a take. Clips that were assembled of it stay. */
        delete: operations["deleteTake"];
    };
    "/api/desk/papers/{id}/takes": {
        /** The takes of a paper, by question, line and time. */
        get: operations["listTakes"];
    };
    "/api/desk/clips": {
        /**
         * Assembles takes into the clip of a question and into the bare dialogue, and saves them in its paper.
         * @description `audio` is number, instruction, pauses and lines; `dialogue` is the lines. Both are mono AAC of at most 64 kbit/s, have -19 LUFS ± 0.5 and peaks of at most -3 dBFS, and are entries of the library. The same takes and pauses answer the same entries. The clips are saved in the newest draft, also if the client does not wait for the response.
         */
        post: operations["assembleClip"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The body of every error.
         * @example {
         *       "success": false,
         *       "message": "Too many tries. Please try again in 30 seconds.",
         *       "code": "too_many_attempts",
         *       "value": 30
         *     }
         */
        ErrorBody: {
            /** @enum {boolean} */
            success: false;
            /** @description A sentence for the user, in English. */
            message: string;
            code?: components["schemas"]["MessageCode"];
            /** @description The number in the message, such as the seconds to wait. */
            value?: number;
        };
        /**
         * @description Which message it is, for clients that word it in the reader's language or respond to it. The English `message` may say more, such as which papers use a file. Faults of a client that no page of the site causes or shows have none. `two_step_*` is what a user of the staff lacks for this call: two-step verification; its check on this session; a check within the last ten minutes.
         * @enum {string}
         */
        MessageCode: "not_authorized" | "fields_missing" | "name_invalid" | "email_invalid" | "phone_invalid" | "password_too_short" | "new_password_too_short" | "password_too_common" | "email_taken" | "login_invalid" | "account_disabled" | "account_deleted" | "code_wrong" | "already_verified" | "wait_for_code" | "too_many_attempts" | "password_wrong" | "session_unknown" | "only_admin_left" | "admin_only" | "right_missing" | "paper_unknown" | "paper_id_taken" | "paper_changed" | "paper_published" | "paper_state" | "paper_in_review" | "paper_owner_changed" | "owner_not_writer" | "paper_incomplete" | "revision_unknown" | "draft_invalid" | "draft_too_large" | "import_file_kind" | "file_unknown" | "file_of_another" | "alternative_text_missing" | "speaker_unknown" | "take_unknown" | "take_unsent" | "clip_too_long" | "storage_full" | "papers_full" | "speakers_full" | "files_waiting" | "passkey_ip_address" | "two_step_last" | "passkeys_full" | "recovery_codes_need_factor" | "factor_code_wrong" | "passkey_refused" | "passkey_unknown" | "authenticator_missing" | "media_kind" | "file_empty" | "file_too_large" | "file_slow" | "file_heavy" | "file_used" | "licence_missing" | "picture_kind" | "picture_too_large" | "picture_sides_too_long" | "picture_too_many_pixels" | "picture_damaged" | "picture_animated" | "crop_too_small" | "clip_broken" | "clip_format" | "clip_longer" | "clip_silent" | "clip_bit_rate" | "sound_uneven" | "recording_too_large" | "recording_too_long" | "recording_too_short" | "recording_silent" | "recording_rate" | "recording_trim" | "advertisement_unknown" | "message_unknown" | "message_answered" | "answer_missing" | "unsubscribe_unknown" | "video_unknown" | "youtube_address_invalid" | "floors_changed" | "settings_changed" | "floor_twice" | "floor_above_maximum" | "floor_source_missing" | "floor_source_lines" | "floor_date_unknown" | "floor_date_future" | "name_missing" | "name_lines" | "title_missing" | "title_lines" | "text_missing" | "two_step_setup_required" | "two_step_required" | "two_step_recent_required" | "user_unknown" | "user_unverified" | "own_admin_rights" | "last_admin_rights" | "own_deactivation" | "last_admin_deactivation" | "time_factor_unknown" | "display_name_missing" | "display_name_too_long" | "display_name_characters" | "display_name_letters" | "display_name_is_full_name" | "adult_required" | "contact_invalid" | "report_missing" | "page_unknown" | "plan_unknown" | "plan_not_offered" | "plan_owned" | "plan_unpaid" | "price_unknown" | "payment_closed" | "payment_not_confirmed" | "order_exists" | "order_unknown" | "plan_replaced" | "plan_exams_missing" | "price_decimals" | "exam_unknown" | "exam_locked" | "exam_withdrawn" | "plan_ended" | "attempt_of_other_exam" | "attempt_times_invalid" | "attempt_elsewhere" | "attempt_over" | "attempt_unknown" | "result_times_invalid" | "result_of_other_exam" | "question_answered_twice" | "score_report_unknown" | "exam_version_unknown" | "practice_locked" | "option_unknown" | "question_unknown" | "card_unknown" | "word_unknown" | "day_unknown" | "day_too_far" | "birth_date_wrong" | "field_too_long" | "request_invalid" | "request_incomplete" | "request_too_large" | "request_elsewhere" | "address_unknown" | "server_slow" | "server_failed" | "data_unreachable";
        /** @description The plain answer of most changes: `success` and `message`. */
        Done: {
            success: boolean;
            message: string;
        };
        /** @description The answer of a sign-up. */
        Registered: {
            success: boolean;
            message: string;
            /** @description Whether a verification code is on its way to the email address. */
            isCodeMailed?: boolean;
        };
        /** @description An advertisement of the home page. */
        Advertisement: {
            id: string;
            title: string;
            translations?: components["schemas"]["AdvertisementTranslations"];
            /** @description Path or URL of the image. */
            imageUrl: string;
        };
        /** @description The title by language. A missing one is shown in English. */
        AdvertisementTranslations: {
            [key: string]: {
                title: string;
            };
        };
        /** @description Whether somebody is logged in, and their name. */
        AuthState: {
            /** @description Whether somebody is logged in. */
            success: boolean;
            message: string;
            user?: {
                name: string;
                role?: components["schemas"]["UserRole"];
                /** @description Whether the email address was confirmed. */
                isVerified?: boolean;
            };
        };
        /** @enum {string} */
        UserRole: "learner" | "author" | "editor" | "admin";
        /** @description The credentials. */
        LoginRequest: {
            email: string;
            password: string;
        };
        /** @description Names, phone in international form, email and password. */
        RegisterRequest: {
            /** @description First name. */
            name: string;
            /** @description Last name. */
            lName: string;
            /** @description International form, as +94771234567. */
            phone: string;
            email: string;
            password: string;
        };
        /** @description The user and the code mailed to them. */
        VerifyAccountRequest: {
            userId: string;
            otp: string;
        };
        /** @description The address to mail a reset code to. */
        SendResetOtpRequest: {
            email: string;
        };
        /** @description Address, mailed code and the new password. */
        ResetPasswordRequest: {
            email: string;
            otp: string;
            newPassword: string;
        };
        /** @description The exam-access flag. */
        ExamAccess: {
            canAccessExam: boolean;
        };
        /** @description The logged-in user's own data. */
        UserData: {
            /** @description 24 hexadecimal digits. */
            userId: string;
            name: string;
            lName: string;
            email: string;
            phone: string;
            address?: string;
            city?: string;
            language?: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When the account will be deleted; absent unless that was requested.
             */
            deletionAt?: string;
            /**
             * Format: date-time
             * @description From when this user of the staff needs two-step verification, who has none yet. Absent: no such time is set.
             */
            twoStepFrom?: string;
        };
        /**
         * @description The language of pages and mails, as a BCP 47 tag. Absent where no language was chosen. English is the source; the others translate it.
         * @enum {string}
         */
        Language: "en" | "ko" | "si" | "ta";
        /** @description A user's choice of language. */
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        /** @description A mistake that a reader found in a text. */
        TranslationReport: {
            language: components["schemas"]["Language"];
            /** @description Path of the page that shows it. */
            page: string;
            /** @description The message, as `area.key`; several if they have the same text. None: the reader named no text. */
            keys?: string[];
            /** @description What is wrong, and how to say it better. */
            message: string;
        };
        /** @description A zip file. */
        MyDataFile: {
            fileName: string;
            /** @description The bytes in base64. */
            zip: string;
        };
        /** @description The user's password, once more. */
        AccountDeletionRequest: {
            password: string;
        };
        /** @description A learner's name and place on the leaderboards. */
        LeaderboardSettings: {
            leaderboardName: components["schemas"]["NameOnLeaderboards"];
            /** @description The chosen name; absent before one was chosen. */
            displayName?: string;
            /** @description The name that leaderboards show. */
            shownName: string;
            /** @description As leaderboards show them. */
            initials: string;
            /** @description As leaderboards show it. */
            fullName: string;
            /**
             * Format: date-time
             * @description When the learner said to be 18 or older; absent if not said.
             */
            adultDeclaredAt?: string;
            /** @description Whether the learner has left the leaderboards. */
            hasLeft: boolean;
        };
        /**
         * @description Which name the leaderboards show.
         * @enum {string}
         */
        NameOnLeaderboards: "initials" | "chosen" | "full";
        /** @description A change of a learner's name or place on the leaderboards. */
        LeaderboardSettingsChange: {
            leaderboardName?: components["schemas"]["NameOnLeaderboards"];
            /** @description The chosen name: at most 40 characters, none of them invisible. */
            displayName?: string;
            /** @description True: says to be 18 or older, which the full name needs. Stored with the time, for good. */
            isAdult?: boolean;
            /** @description True leaves the leaderboards, false returns to them. */
            hasLeft?: boolean;
        };
        /** @description A row of the admin's list of users. */
        UserListItem: {
            id: string;
            name: string;
            isActive: boolean;
        };
        /** @description The new active state of a user. */
        ActivateUserRequest: {
            isActive: boolean;
        };
        /**
         * @description How long a plan lasts: monthly, yearly, one-time or 5-minutes.
         * @enum {string}
         */
        PlanDuration: "monthly" | "yearly" | "one-time" | "5-minutes";
        /** @description A plan on offer; price in LKR, 0 means free. */
        PricePlan: {
            _id: string;
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR; 0 means free. */
            price: number;
            description?: string;
            translations?: components["schemas"]["PlanTranslations"];
            /** @description Whether the operator recommends it; at most one plan. */
            isRecommended?: boolean;
            exams: {
                _id: string;
                topic: string;
                translations?: components["schemas"]["ExamTranslations"];
            }[];
        };
        /** @description Name and description of a plan by language. A text that is missing is shown as the plan has it. */
        PlanTranslations: {
            [key: string]: components["schemas"]["PlanTranslation"];
        };
        PlanTranslation: {
            name?: string;
            /** @description Empty: none. */
            description?: string;
        };
        /** @description The plan to activate. */
        PurchaseRequest: {
            pricePlanId: string;
        };
        /** @description The activated plan. */
        PurchaseResponse: {
            success: boolean;
            message: string;
            purchase?: {
                id: string;
                pricePlanId: string;
                /** Format: date-time */
                activatedAt: string;
                /**
                 * Format: date-time
                 * @description null: never.
                 */
                expiresAt: string | null;
            };
        };
        /** @description An order for the payment widget. */
        PaymentStartRequest: {
            /** @description The user id followed by the last six digits of the timestamp. */
            order_id: string;
            amount: number;
            /** @enum {string} */
            currency: "LKR";
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
            address: string;
            city: string;
            country: string;
            pricePlanId?: string;
        };
        /** @description The signature and merchant id for the payment widget. */
        PaymentStartResponse: {
            hash: string;
            merchant_id: string;
            /** @description Whether no real money moves; false without it. */
            sandbox?: boolean;
            /** @description Address of the widget's script where it is not the gateway's own; a path of this origin. */
            script?: string;
        };
        /** @description A plan that the learner has activated or bought. */
        PlanPurchase: {
            id: string;
            /** @description The order that paid for it; absent for a free plan. */
            orderId?: string;
            pricePlanId: string;
            /** @description The plan's name. */
            name: string;
            translations?: components["schemas"]["PlanTranslations"];
            /** @description What was paid, in LKR. */
            price: number;
            /** Format: date-time */
            purchasedAt: string;
            /**
             * Format: date-time
             * @description In the future if it extends an active purchase.
             */
            activatedAt: string;
            /**
             * Format: date-time
             * @description Absent: never.
             */
            expiresAt?: string;
            /**
             * @description `reversed`: the payment was refunded or charged back, which ended the plan.
             * @enum {string}
             */
            state: "active" | "upcoming" | "ended" | "reversed";
        };
        /** @description Something that has happened to the learner's plans, exams or results. */
        Notification: {
            id: string;
            /**
             * @description `planBegan`, `planEnds`: have `name` and, if the plan ends, `expiresAt`. `examAdded`: a new exam of a plan. `scoreReport`: an attempt
             *     has a score report. `resultCorrected`: marks that changed with a corrected key. These three have `topic`, the last
             *     two `attemptId`. `reply`: the answer to a message of the contact form, in `text`.
             * @enum {string}
             */
            kind: "planBegan" | "planEnds" | "examAdded" | "scoreReport" | "resultCorrected" | "reply";
            /** Format: date-time */
            at: string;
            /** @description The plan's name. */
            name?: string;
            /** @description Of name or topic. */
            translations?: components["schemas"]["PlanTranslations"] | components["schemas"]["ExamTranslations"];
            /** Format: date-time */
            expiresAt?: string;
            /** @description Of the exam. */
            topic?: string;
            attemptId?: string;
            /** @description Of a corrected result, now. */
            totalScore?: number;
            totalPossibleMarks?: number;
            text?: string;
        };
        StudyMails: {
            /** @description Whether a mail about the learner's week is sent each Monday. */
            isWeekly: boolean;
            reminderDays: components["schemas"]["Weekdays"];
            /** @description Whether the email address is verified; else nothing is sent. */
            isVerified: boolean;
        };
        StudyMailsChoice: {
            isWeekly: boolean;
            reminderDays: components["schemas"]["Weekdays"];
        };
        /** @description Days of the week, from 1, Monday, to 7, each once. */
        Weekdays: number[];
        UnsubscribeRequest: {
            token: string;
        };
        DeleteNotificationsRequest: {
            ids: string[];
        };
        /** @description The state of a payment order. */
        PaymentOrder: {
            orderId: string;
            /**
             * @description `created`: no notice yet. `pending`: the gateway waits for the money. `paid`: the gateway reports it; the server verifies it.
             *     `confirmed`: verified, and the plan is activated. All others: no plan, or the plan was withdrawn.
             * @enum {string}
             */
            state: "created" | "pending" | "paid" | "confirmed" | "canceled" | "failed" | "charged_back" | "refunded";
            amount: number;
            /** @enum {string} */
            currency: "LKR";
            /** @description The plan that the order names. */
            pricePlanId?: string;
            /** @description Whether what it paid for is active now. */
            isActive: boolean;
        };
        /** @description An exam without its questions. */
        ExamListItem: {
            _id: string;
            topic: string;
            description: string;
            /** @description Free text; may hold a colon. */
            duration: string;
            /** @description Path of the picture; a placeholder is shown without it. */
            photo?: string;
            translations?: components["schemas"]["ExamTranslations"];
            questionCount?: number;
            totalMarks?: number;
        };
        /** @description Marks strictly above which an exam says Congratulations! or Well done!; 180 and 150 without it. */
        VerdictThresholds: {
            excellent: number;
            good: number;
        };
        /** @description An exam with its questions; keys are in it only where the server gives them inline. */
        Exam: {
            _id: string;
            topic: string;
            description: string;
            duration: string;
            photo?: string;
            /** @description Each item is split on line breaks and semicolons into bullets. */
            guidelines: string[];
            translations?: components["schemas"]["ExamTranslations"];
            /** @description Languages of the translations that no person has reviewed; guidelines are shown in English, too. */
            unreviewed?: string[];
            readingTimeMinutes: number;
            listeningTimeMinutes: number;
            /** @description What the minutes were multiplied by for this learner; absent without extra time. */
            timeFactor?: number;
            verdictThresholds?: components["schemas"]["VerdictThresholds"];
            /** @description The size of all its pictures and clips, which are downloaded before it starts. */
            mediaBytes?: number;
            /** @description The sections in order. Absent where the exam has reading and listening with the minutes above. */
            sections?: components["schemas"]["Section"][];
            /** @description Passages, pictures and recordings of several questions. Each of these questions also carries them itself. */
            groups?: components["schemas"]["QuestionGroup"][];
            questions: components["schemas"]["Question"][];
        };
        /** @description The exam's texts in other languages than English, or its topic alone beside a topic. A missing one is shown in English. */
        ExamTranslations: {
            [key: string]: components["schemas"]["ExamTexts"];
        };
        ExamTexts: {
            topic?: string;
            description?: string;
            duration?: string;
            /** @description As many as the exam has. */
            guidelines?: string[];
        };
        /** @description A part of an exam with a time limit of its own. */
        Section: {
            _id: components["schemas"]["SectionId"];
            /** @description For example Reading. */
            title: string;
            minutes: number;
            /**
             * @description free: any question at any time; one-way: the next question only.
             * @enum {string}
             */
            navigation: "free" | "one-way";
            playback?: components["schemas"]["Playback"];
        };
        SectionId: string;
        /** @description The section plays its clips by itself and goes from question to question. */
        Playback: {
            /** @description How often each clip is played. */
            plays: number;
            /** @description Time to answer after the last play. */
            answerSeconds: number;
            /** @description Time to answer after a clip has failed. */
            failureSeconds: number;
        };
        QuestionGroup: {
            _id: string;
            text?: string;
            /** @description Path of the picture. */
            photo?: string;
        };
        /**
         * @description The section of a question; in another section listening if it has clips, else reading.
         * @enum {string}
         */
        QuestionType: "reading" | "listening";
        /** @description A question with its options. */
        Question: {
            _id: string;
            questionNumber: number;
            type: components["schemas"]["QuestionType"];
            /** @description Path of the clip of a listening question. */
            audio?: string;
            /** @description Seconds into the clip where its second play, and each further one, begins: after number and instruction. Default: 0, the whole clip. */
            audioStart?: number;
            /** @description Path of the picture. */
            questionPhoto?: string;
            /** @description What a chart in the picture shows, for who cannot see it: its title, then a line `name | value` for each value. */
            chart?: string;
            /** @description Text; `<u>…</u>` marks a part that our papers underline. */
            questionText?: string;
            answers: components["schemas"]["AnswerOption"][];
            /** @description Only where keys are given inline. */
            explanation?: string;
            /** @description Only where keys are given inline. */
            transcript?: string;
            /** @description Its section, if that is not its type. */
            section?: components["schemas"]["SectionId"];
            /** @description Its group; the questions of a group follow one another. */
            groupId?: string;
            /** @description In a group: questionText without the text of the group. */
            stem?: string;
            /** @description The clip speaks the options; their texts are their numbers. */
            hasSpokenOptions?: boolean;
            help?: components["schemas"]["QuestionHelp"];
        };
        /** @description What helps to learn from a question. Given where its key is. */
        QuestionHelp: {
            explanations?: components["schemas"]["TextByLanguage"];
            /** @description Stem and transcript by language (si, ta, ko, en). */
            translations?: {
                [key: string]: components["schemas"]["QuestionTranslation"];
            };
            /** @description Languages whose texts no person has reviewed yet. */
            unreviewed?: string[];
            /** @description Korean words in dictionary form. */
            vocabulary?: string[];
            /** @description In the order of the options. */
            options?: components["schemas"]["OptionHelp"][];
            /** @description What the picture of the question or of its group shows. Given for graded questions only. */
            photoText?: string;
            /** @description What its clip says, turn by turn: the script, then the spoken options. Given where the times are known, and never in an exam. */
            turns?: components["schemas"]["ClipTurn"][];
        };
        /** @description A turn of a clip, and where it is in the clip, in seconds. */
        ClipTurn: {
            /** @description a: a woman; b: a man; q: the narrator. */
            voice: string;
            text: string;
            start: number;
            end: number;
        };
        /** @description A text by language (si, ta, ko, en). */
        TextByLanguage: {
            [key: string]: string;
        };
        QuestionTranslation: {
            text?: string;
            transcript?: string;
        };
        OptionHelp: {
            /** @description Why the option is wrong, in English. */
            note?: string;
            notes?: components["schemas"]["TextByLanguage"];
            /** @description What the clip says. */
            spoken?: string;
            /** @description What the picture shows. Given for graded questions only. */
            photoText?: string;
        };
        /** @description Unit of the standard textbook. */
        UnitNumber: number;
        /** @description Unit of the standard textbook; 0: the words that come before its first unit. */
        WordUnitNumber: number;
        /** @description A day of the learners' time zone. */
        Day: string;
        /** @description What a user says of themselves. */
        Profile: {
            name: string;
            lName: string;
            email: string;
            /** @description International form, as +94771234567. */
            phone: string;
            dateOfBirth?: components["schemas"]["Day"];
            address?: string;
            /** @description WebP of 256 × 256 pixels, in base64. */
            picture?: string;
        };
        /** @description What changes of a profile. Names and phone cannot be cleared. */
        ProfileChange: {
            name?: string;
            lName?: string;
            phone?: string;
            dateOfBirth?: string;
            address?: string;
            /** @description PNG, JPEG or WebP in base64; its middle square is kept. */
            picture?: string;
        };
        ExamDate: {
            examDate?: components["schemas"]["Day"];
        };
        /** @description A question that the learner missed, with its key. */
        PracticeCard: {
            /** @description Names the question in all exams and versions. */
            item: string;
            examId: string;
            /** @description Of the exam. */
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            /** @description With key, explanation and transcript; its clip is the bare dialogue. */
            question: components["schemas"]["Question"];
            tags?: components["schemas"]["QuestionTags"];
            dueOn: components["schemas"]["Day"];
            /** @description False for extra practice. */
            isDue: boolean;
        };
        QuestionTags: {
            unit?: components["schemas"]["UnitNumber"];
            field?: string;
            family?: string;
            sector?: string;
        };
        Practice: {
            today: components["schemas"]["Day"];
            examDate?: components["schemas"]["Day"];
            cards: components["schemas"]["PracticeCard"][];
            /** @description Cards that were due and answered today. */
            answeredToday: number;
            choices: components["schemas"]["PracticeChoices"];
            /** @description Cards that a corrected key changed in the last seven days. */
            corrections: components["schemas"]["PracticeCorrection"][];
        };
        /** @description What the learner's cards can be filtered by. No numbers of overdue cards. */
        PracticeChoices: {
            sections: components["schemas"]["QuestionType"][];
            units: components["schemas"]["Unit"][];
            families: string[];
            exams: components["schemas"]["PracticeExam"][];
        };
        PracticeExam: {
            examId: string;
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
        };
        /** @description A unit of the standard textbook. */
        Unit: {
            unit: components["schemas"]["UnitNumber"];
            /** @description Korean. */
            name: string;
            /** @description In other languages; Korean where one is missing. */
            names?: components["schemas"]["TextByLanguage"];
            /** @description Whether somebody has compared the name with the book. */
            isVerified: boolean;
        };
        PracticeCorrection: {
            /** @description Of the exam. */
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            questionNumber: number;
            /** @description Whether the answer was right after all, so that the card is gone. */
            isRemoved: boolean;
            correctedOn: components["schemas"]["Day"];
        };
        PracticeAnswers: {
            answers: components["schemas"]["PracticeAnswer"][];
        };
        PracticeAnswer: {
            /**
             * Format: uuid
             * @description Made by the client; names the answer for ever.
             */
            id: string;
            /**
             * @description A card of the learner, a question of the practice bank, a word, or a kind of sounds that the learner confused. Answers to questions of the bank of such a kind count for its card, too.
             * @enum {string}
             */
            kind: "question" | "bank" | "word" | "sound";
            /** @description Of the card or question, the id of the word, or the kind of sounds. */
            item: string;
            /** @description The id of the chosen option; of a word the id of the chosen word, or the typed Korean. Empty: the learner does not know it. */
            answer: string;
            /** @description Of a word, how it was asked; of a question `listening`: in the listening trainer. */
            mode?: components["schemas"]["WordMode"];
            /**
             * Format: date-time
             * @description By the client's clock.
             */
            answeredAt: string;
        };
        /**
         * @description How a word is asked: `meaning` shows the Korean, `korean` the meaning, `listening` plays the word, `typing` wants it typed in Hangul.
         * @enum {string}
         */
        WordMode: "meaning" | "korean" | "listening" | "typing";
        PracticeOutcomes: {
            outcomes: components["schemas"]["PracticeOutcome"][];
        };
        PracticeOutcome: {
            id: string;
            /**
             * @description 200: stored; 400: no option of it; 403: no active plan then and now; 404: no such card, question or word of the learner.
             * @enum {integer}
             */
            status: 200 | 400 | 403 | 404;
            /** @description Why it was rejected, in English. */
            message?: string;
            /** @description Which message it is. */
            code?: components["schemas"]["MessageCode"];
            isRight?: boolean;
            /** @description Whether the card was not due, so that its schedule stays. */
            isExtra?: boolean;
            dueOn?: components["schemas"]["Day"];
            /** @description Whether the card has left practice after two right answers on different days. */
            hasLeft?: boolean;
            /** @description With key and explanation: a question of the practice bank, while the learner has an active plan, or one whose key was corrected since it became a card. */
            question?: components["schemas"]["Question"];
        };
        PracticeTopics: {
            /** @description Whether the learner has an active plan, which drills and words need. */
            hasPlan: boolean;
            units: components["schemas"]["UnitTopic"][];
            families: components["schemas"]["Topic"][];
            sectors: components["schemas"]["Topic"][];
            /** @description Kinds of the sound trainer. */
            sounds: components["schemas"]["Topic"][];
        };
        UnitTopic: {
            unit: components["schemas"]["WordUnitNumber"];
            /** @description Korean. */
            name: string;
            /** @description In other languages; Korean where one is missing. */
            names?: components["schemas"]["TextByLanguage"];
            isVerified: boolean;
            questions: number;
            words: number;
        };
        Topic: {
            id: string;
            questions: number;
        };
        Drill: {
            questions: components["schemas"]["DrillQuestion"][];
        };
        DrillQuestion: {
            item: string;
            /** @description Without its key. */
            question: components["schemas"]["Question"];
            tags?: components["schemas"]["QuestionTags"];
        };
        Word: {
            id: string;
            unit: components["schemas"]["WordUnitNumber"];
            /** @description Dictionary form. */
            korean: string;
            /** @enum {string} */
            partOfSpeech: "noun" | "verb" | "adjective" | "adverb" | "counter" | "expression";
            meanings: components["schemas"]["TextByLanguage"];
            /** @description A Korean sentence with the word. */
            example: string;
            /** @description The word as the example has it, if not as korean. */
            inExample?: string;
            exampleEnglish?: string;
            /** @description Languages whose meaning no person has reviewed yet. */
            unreviewed?: string[];
            /** @description Path of a recording. A file of several words has a media fragment that says where this one is, in seconds: `#t=1.25,2.1`. */
            audio?: string;
            /** @description Whether the recording is computer speech. Default: false. */
            isSynthetic?: boolean;
            /** @description Path of a picture. */
            photo?: string;
        };
        /** @description An attempt that goes on. */
        RunningExam: {
            examId: string;
            /**
             * Format: date-time
             * @description Start by the learner's clock.
             */
            startTime: string;
        };
        WordPractice: {
            today: components["schemas"]["Day"];
            /** @description Number of words that the learner practised first today. */
            begunToday: number;
            words: components["schemas"]["WordCard"][];
        };
        WordCard: {
            word: components["schemas"]["Word"];
            mode: components["schemas"]["WordMode"];
            /** @description Whether the learner has not practised it yet. */
            isNew: boolean;
            /** @description Three other words to choose from, of the same kind where there are enough. */
            choices: components["schemas"]["WordChoice"][];
        };
        WordChoice: {
            id: string;
            korean: string;
            meanings: components["schemas"]["TextByLanguage"];
        };
        AttemptAnalysis: {
            attemptId: string;
            examId: string;
            /** @description Of the exam. */
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            /** @description The learner's attempt number at this exam. */
            attempt: number;
            /** @description Right answers. */
            right: number;
            /** @description Questions. */
            total: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            bars: components["schemas"]["AnalysisBars"];
            /** @description Families and units with the lowest share of right answers, the lowest first. */
            weakest: components["schemas"]["WeakTopic"][];
            /** @description Standard error of the score in marks (Lord's binomial); absent with fewer than two questions. */
            error?: number;
            standing?: components["schemas"]["Standing"];
            earlier?: components["schemas"]["EarlierAttempt"];
            /**
             * @description Questions that were changed from right to wrong, by the present keys, as far as the saves of the running attempt show; absent if
             *     there are none of it.
             */
            changedToWrong?: components["schemas"]["ChangedQuestion"][];
            /**
             * @description How long each question was open, as far as the saves of the running attempt show; questions of unknown time are left out. Absent
             *     if there are none of it.
             */
            times?: components["schemas"]["QuestionTime"][];
            /** @description Official floors that an admin has confirmed. The official scale may differ from that of the exam. */
            floors: components["schemas"]["ConfirmedFloor"][];
        };
        ChangedQuestion: {
            questionId: string;
            /** @description Printed number. */
            number: number;
        };
        QuestionTime: {
            questionId: string;
            /** @description Printed number. */
            number: number;
            /** @description To about 5 seconds, without the time away from the page. */
            seconds: number;
            /** @description Whether far longer than the others of its section; never where clips set the pace. */
            isLong: boolean;
        };
        /** @description Right answers by topic, in the order of the exam; units by number. Questions without a tag are in no bar of it. Only a section may have fewer than three questions. */
        AnalysisBars: {
            sections: components["schemas"]["AnalysisBar"][];
            fields: components["schemas"]["AnalysisBar"][];
            families: components["schemas"]["AnalysisBar"][];
            units: components["schemas"]["AnalysisBar"][];
        };
        AnalysisBar: {
            /** @description Of the section, field or family; the number of the unit. */
            id: string;
            /** @description Title of the section; Korean name of the unit. */
            name?: string;
            /** @description The name of the unit in other languages; Korean where one is missing. */
            names?: components["schemas"]["TextByLanguage"];
            type?: components["schemas"]["QuestionType"];
            right: number;
            total: number;
            /** @description Questions without an answer, among the wrong ones. */
            blank: number;
            /** @description Mean of `times`. Absent if none of its questions has one. */
            secondsPerQuestion?: number;
        };
        /**
         * @description Where a first attempt lies among the first attempts of the leaderboard, its own included. Absent for repeated attempts. Under 20 attempts
         *     only their number; under 100 a range (95 %) in place of the percentile.
         */
        Standing: {
            attempts: number;
            /** @description By mid-rank: those below and half of those with the same score. */
            percentile?: number;
            from?: number;
            to?: number;
            /** @description In marks. */
            mean?: number;
            /** @description Standard deviation in marks. */
            deviation?: number;
            /** @description Standard deviations above the mean. */
            z?: number;
            /** @description Standard error of `z`. */
            zError?: number;
        };
        /** @description The learner's attempt at the same exam before this one, compared with it. */
        EarlierAttempt: {
            attemptId: string;
            attempt: number;
            /**
             * Format: date-time
             * @description When it was finished.
             */
            timestamp: string;
            totalScore: number;
            totalPossibleMarks: number;
            /** @description This score minus the earlier one, in marks of this exam. */
            difference: number;
            /** @description Up to it a difference may be chance (95 %), in marks of this exam. */
            margin: number;
            /** @description Whether the difference is beyond the margin. */
            differs: boolean;
        };
        /**
         * @description A branch of work with a floor of its own.
         * @enum {string}
         */
        Sector: "manufacturing" | "fishery" | "farming" | "construction" | "services";
        ConfirmedFloor: {
            sector: components["schemas"]["Sector"];
            score: number;
            outOf: number;
            /** @description Where it was published. */
            source: string;
            date: components["schemas"]["FloorDate"];
        };
        /**
         * @description When it was published: a year, month or day.
         * @example 2023
         */
        FloorDate: string;
        /** @description The lowest score that the point system accepts in a branch of work. */
        Floor: {
            sector: components["schemas"]["Sector"];
            score: number;
            outOf: number;
            /** @description Where it was published; one line. */
            source: string;
            date: components["schemas"]["FloorDate"];
            /** @description Whether an admin has compared it with the source. Learners see no other floors. */
            isConfirmed: boolean;
        };
        FloorsRequest: {
            floors: components["schemas"]["Floor"][];
            /** @description The floors that the admin saw, in any order. If others are stored, nothing is saved. Default: those that are stored. */
            seen?: components["schemas"]["Floor"][];
        };
        FloorsResponse: {
            success: boolean;
            message: string;
            floors: components["schemas"]["Floor"][];
        };
        Today: {
            today: components["schemas"]["Day"];
            /**
             * @description What the learner does next: `resume` the exam in `running`; `startFree`: activate `freePlan`; `practise` the
             *     questions and words; `takeExam`: `next`; `choosePlan`: nothing else is left without another plan.
             * @enum {string}
             */
            action: "resume" | "startFree" | "practise" | "takeExam" | "choosePlan";
            running?: components["schemas"]["RunningToday"];
            freePlan?: components["schemas"]["FreePlan"];
            /** @description Questions to practise that are left today. */
            questions: number;
            /** @description Words of today: those to repeat and new ones. 0 without an active plan. */
            words: number;
            /** @description About how long these questions and words take. */
            minutes: number;
            tomorrow: components["schemas"]["NextDay"];
            next?: components["schemas"]["NextExam"];
            examDate?: components["schemas"]["Day"];
            daily?: components["schemas"]["DailyShare"];
            /** @description Days of the last five weeks, today included, with an exam or an answer of practice; the earliest first. */
            practisedDays: components["schemas"]["Day"][];
            /** @description The latest results, the earliest first. */
            scores: components["schemas"]["LatestResult"][];
            floors: components["schemas"]["ConfirmedFloor"][];
            /** @description Families and units with the lowest share of right answers in the latest attempts, the lowest first. */
            weakest: components["schemas"]["WeakTopic"][];
        };
        /** @description What is due on the next day, if nothing more is answered today. */
        NextDay: {
            questions: number;
            /** @description Words to repeat and new ones. 0 without an active plan. */
            words: number;
            minutes: number;
        };
        /** @description The running exam that began last. */
        RunningToday: {
            examId: string;
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            /** @description In its section, by the clock of the server. */
            secondsLeft: number;
        };
        /** @description A free plan that unlocks an exam. */
        FreePlan: {
            planId: string;
            /** @description Of its first exam. */
            examId: string;
            /** @description Of that exam. */
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
        };
        /** @description What a day takes so that all questions in practice and all words are done before the exam. */
        DailyShare: {
            questions: number;
            /** @description New words. */
            words: number;
            minutes: number;
        };
        LatestResult: {
            attemptId: string;
            examId: string;
            /** @description Of the exam. */
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /**
             * Format: date-time
             * @description When it was finished.
             */
            timestamp: string;
        };
        WeakTopic: {
            /** @enum {string} */
            kind: "family" | "unit";
            /** @description Of the family; the number of the unit. */
            id: string;
            /** @description Korean name of the unit. */
            name?: string;
            /** @description The name of the unit in other languages; Korean where one is missing. */
            names?: components["schemas"]["TextByLanguage"];
            right: number;
            total: number;
            /** @description Whether `getDrill` has questions of it for this learner: the bank has some, and a plan is active. */
            hasDrill?: boolean;
        };
        /** @description An unlocked exam that the learner has never taken; if there is none, the one taken longest ago. */
        NextExam: {
            examId: string;
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            /**
             * Format: date-time
             * @description When it was last finished; absent: never.
             */
            takenAt?: string;
        };
        /** @description Statistics as Moodle defines them, from first attempts of the leaderboard. Shares are in percent. */
        ExamStatistics: {
            examId: string;
            topic: string;
            version: number;
            /** @description Versions with attempts, newest first. */
            versions: components["schemas"]["VersionAttempts"][];
            /** @description First attempts at this version that are counted so far. */
            attempts: number;
            /** @description Whether there are enough attempts (30) to flag anything. */
            areFlagged: boolean;
            /** @description Whether attempts are being counted anew after a corrected key. The numbers grow until all are counted. */
            isRecounting?: boolean;
            test?: components["schemas"]["TestStatistics"];
            training?: components["schemas"]["TrainingStatistics"];
            questions: components["schemas"]["QuestionStatistics"][];
        };
        /**
         * @description Listening questions of these attempts by whether their learners had used the listening trainer before. Absent for an exam without listening, and
         *     while nobody has used it.
         */
        TrainingStatistics: {
            /** @description Recordings that these learners had trained with before. */
            sessions: number;
            /** @description How many of them were right at the first hearing, in percent. */
            right: number;
            trained: components["schemas"]["TrainingGroup"];
            others: components["schemas"]["TrainingGroup"];
            /** @description Trained minus others. Absent with fewer than two learners in a group. */
            difference?: components["schemas"]["ShareInterval"];
        };
        /** @description Learners who had trained with five recordings or more, or with none. */
        TrainingGroup: {
            learners: number;
            /** @description Right listening answers. Absent with fewer than two learners. */
            share?: components["schemas"]["ShareInterval"];
        };
        /** @description A mean in percent with its 95 % interval. */
        ShareInterval: {
            mean: number;
            from: number;
            to: number;
        };
        VersionAttempts: {
            version: number;
            attempts: number;
        };
        /** @description Of the whole exam; values that need more attempts, or different scores, are absent. */
        TestStatistics: {
            /** @description Right answers. */
            mean: number;
            /** @description Right answers. */
            median: number;
            /** @description Standard deviation of the right answers (n − 1). */
            deviation?: number;
            skewness?: number;
            kurtosis?: number;
            /** @description Coefficient of internal consistency (KR-20). */
            consistency?: number;
            errorRatio?: number;
            /** @description Of one score, in right answers. */
            standardError?: number;
            /** @description The distribution, lowest first. */
            scores: components["schemas"]["ScoreCount"][];
            groups: components["schemas"]["GroupCounts"];
            flags: components["schemas"]["StatisticsFlag"][];
        };
        ScoreCount: {
            right: number;
            attempts: number;
        };
        /** @description Attempts by thirds of the score. Equal scores are in one third. */
        GroupCounts: {
            low: number;
            middle: number;
            high: number;
        };
        QuestionStatistics: {
            questionId: string;
            questionNumber: number;
            type: components["schemas"]["QuestionType"];
            /** @description Its item in the draft of the paper, which stays when the question moves. Absent in versions from before items. */
            item?: string;
            /** @description Without the text of its group; absent if the question is only heard or seen. */
            text?: string;
            photo?: string;
            /** @description The clip that the exam plays. */
            audio?: string;
            options: components["schemas"]["OptionStatistics"][];
            blank: components["schemas"]["ChoiceCounts"];
            /** @description Right answers. */
            facility?: number;
            /** @description Standard deviation of the mark (n − 1). */
            deviation?: number;
            /** @description Correlation with the rest of the exam. */
            discrimination?: number;
            /** @description Discrimination as a share of the largest that the scores allow. */
            efficiency?: number;
            /** @description Share in the order of the scores. */
            weight?: number;
            flags: components["schemas"]["StatisticsFlag"][];
        };
        OptionStatistics: {
            id: string;
            text?: string;
            photo?: string;
            isCorrect: boolean;
            chosen: components["schemas"]["ChoiceCounts"];
        };
        /** @description How many chose it, in all and by thirds of the score. */
        ChoiceCounts: {
            n: number;
            low: number;
            middle: number;
            high: number;
        };
        StatisticsFlag: {
            /**
             * @description What the client words.
             * @enum {string}
             */
            kind: "key" | "negative" | "weak" | "hard" | "easy" | "guess" | "unused" | "unreliable";
            /** @description Number of the option that it is about. */
            option?: number;
            /** @description In English: for files, and for clients that do not know the kind. */
            text: string;
        };
        /** @description An option; identified by its text, or by its photo if it has no text. */
        AnswerOption: {
            _id: string;
            text?: string;
            photo?: string;
            /** @description Absent where the server withholds keys. */
            isCorrect?: boolean;
        };
        /** @description Id of the current section; reading or listening in an exam without sections. */
        ProgressPhase: components["schemas"]["SectionId"];
        /** @description A running attempt. */
        ExamProgress: {
            /**
             * Format: date-time
             * @description When the exam was started; names the attempt.
             */
            startTime: string;
            phase: components["schemas"]["ProgressPhase"];
            /** @description Position in the exam, reading first, from 0. */
            index: number;
            /** @description Chosen option's text, or its photo path, by question id. */
            answers: {
                [key: string]: string;
            };
            /** @description How often a clip was played, by question id; a group's clip by the id of its first question. */
            plays: {
                [key: string]: number;
            };
            /** Format: date-time */
            readingStartTime?: string;
            /** Format: date-time */
            listeningStartTime?: string;
            /** @description Starts of other sections by their ids. */
            sectionStartTimes?: {
                [key: string]: string;
            };
            /** @description The one that the writer saw last; 0 at first. */
            revision: number;
        };
        /** @description A running attempt as the server saved it, or null. */
        SavedProgress: {
            /**
             * Format: date-time
             * @description When the exam was started; names the attempt.
             */
            startTime: string;
            phase: components["schemas"]["ProgressPhase"];
            /** @description Position in the exam, reading first, from 0. */
            index: number;
            /** @description Chosen option's text, or its photo path, by question id. */
            answers: {
                [key: string]: string;
            };
            /** @description How often a clip was played, by question id; a group's clip by the id of its first question. */
            plays: {
                [key: string]: number;
            };
            /** Format: date-time */
            readingStartTime?: string;
            /** Format: date-time */
            listeningStartTime?: string;
            /** @description Starts of other sections by their ids. */
            sectionStartTimes?: {
                [key: string]: string;
            };
            /** @description The one that the writer saw last; 0 at first. */
            revision: number;
        } | null;
        ProgressResponse: {
            success: boolean;
            progress: components["schemas"]["SavedProgress"];
        };
        /** @description The new revision of a saved attempt. */
        ProgressSaved: {
            success: boolean;
            revision: number;
        };
        ProgressConflict: {
            /** @enum {boolean} */
            success: false;
            message: string;
            progress: components["schemas"]["ExamProgress"];
        };
        /** @description A finished attempt. */
        ResultRequest: {
            examId: string;
            questions: components["schemas"]["SubmittedAnswer"][];
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /**
             * Format: date-time
             * @description When the exam was finished.
             */
            timestamp: string;
            /**
             * Format: date-time
             * @description When the exam was started.
             */
            startTime: string;
            /** @description A FairPlayRecord. Without a type, because a record that is none is ignored: it refuses no result. */
            fairPlay?: unknown;
        };
        /** @description What the device saw of an attempt, by its own clock. Facts only; they change no score, rank or state. */
        FairPlayRecord: {
            events: components["schemas"]["FairPlayEvent"][];
            /** @description How many events came after the last one in the list. */
            omitted?: number;
        };
        FairPlayEvent: {
            /**
             * @description `play`: a clip was played to its end; `away`: the page was left or hidden; `offline`: the device had no network.
             * @enum {string}
             */
            kind: "play" | "away" | "offline";
            /**
             * Format: date-time
             * @description When it happened; of `away` and `offline`, when it began.
             */
            at: string;
            /** @description Length of `away` and `offline`; absent if its end was not seen. */
            seconds?: number;
            /** @description Number of the question whose clip was played. */
            question?: number;
        };
        /** @description One answer of a posted attempt; empty texts where nothing was chosen or the key is not known. */
        SubmittedAnswer: {
            questionId: string;
            /** @description The chosen option's text, or its photo path; empty without an answer. */
            userAnswer: string;
            /** @description Empty where the client does not know it. */
            correctAnswer: string;
            isCorrect: boolean;
        };
        /** @description The stored attempt, with success and message. */
        ResultResponse: {
            success: boolean;
            message: string;
            result: components["schemas"]["StoredResult"];
        };
        /** @description The stored attempt; everything but `attempt` is an extension. */
        StoredResult: {
            /** @description The number of this attempt among the learner's attempts at the exam. */
            attempt: number;
            totalScore?: number;
            totalPossibleMarks?: number;
            percentageScore?: number;
            /** @description Seconds. */
            timeTaken?: number;
            /** @description Opens the review again. */
            attemptId?: string;
            /** @description Came so long after its time that it does not count on the leaderboard. */
            isLate?: boolean;
            /** @description Was graded because its time was over. */
            isAutomatic?: boolean;
            unrankedReason?: components["schemas"]["UnrankedReason"];
            /** @description Was taken with extra time, and is ranked apart. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by: 1, 1.25, 1.5 or 2. */
            timeFactor?: number;
            /** @description The graded questions, from which the review is drawn where keys were withheld. */
            questions?: components["schemas"]["GradedQuestion"][];
        };
        /**
         * @description Why the attempt is practice; absent if it is on a leaderboard. `repeated`: not the learner's first; `automatic`: graded because its time
         *     was over; `late`: received too long after its time; `no-evidence`: the server heard nothing of it before the result;
         *     `offline-start`: the server heard of its start more than a minute late;
         *     `impossible-time`: shorter than anybody can be; `unverified`: it gets its place as soon as the learner's email address is verified.
         * @enum {string}
         */
        UnrankedReason: "repeated" | "automatic" | "late" | "no-evidence" | "offline-start" | "impossible-time" | "unverified";
        /** @description One graded question of a stored attempt. */
        GradedQuestion: {
            questionId: string;
            userAnswer: string;
            /** @description Text or photo path of the correct option; empty if the exam names none. */
            correctAnswer: string;
            isCorrect: boolean;
            explanation?: string;
            transcript?: string;
            /** @description Path of the clip, without what the exam adds to it: number, instruction and time to answer. */
            audio?: string;
            help?: components["schemas"]["QuestionHelp"];
        };
        /** @description One of the learner's own attempts. */
        MyResult: {
            examId: string;
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /** @description Seconds. */
            timeTaken: number;
            /** Format: date-time */
            timestamp: string;
            /** @description Opens the review again. */
            attemptId?: string;
            /** @description Came so long after its time that it does not count on the leaderboard. */
            isLate?: boolean;
            /** @description Was graded because its time was over. */
            isAutomatic?: boolean;
            unrankedReason?: components["schemas"]["UnrankedReason"];
            /** @description Was taken with extra time, and is ranked apart. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by: 1, 1.25, 1.5 or 2. */
            timeFactor?: number;
        };
        AttemptResult: {
            examId: string;
            topic: string;
            translations?: components["schemas"]["ExamTranslations"];
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /** @description Seconds. */
            timeTaken: number;
            /** Format: date-time */
            timestamp: string;
            attemptId?: string;
            isLate?: boolean;
            isAutomatic?: boolean;
            unrankedReason?: components["schemas"]["UnrankedReason"];
            isExtraTime?: boolean;
            timeFactor?: number;
            fairPlay?: components["schemas"]["FairPlayRecord"];
            /** Format: date-time */
            startTime: string;
            questions: components["schemas"]["GradedQuestion"][];
        };
        /** @description One of the learner's own attempts with its graded questions and its exam, for the review. */
        AttemptReview: {
            success: boolean;
            result: components["schemas"]["AttemptResult"];
            exam: components["schemas"]["Exam"];
        };
        /** @description The signed facts of a result. They contain nothing about the person, nor about extra time. */
        ScoreReport: {
            /** @description As XXXX-XXXX-XXXX-XXXX. */
            number: string;
            topic: string;
            /** @description Version of the exam. */
            version: number;
            /** @description The learner's attempt number at this exam. */
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            percentageScore: number;
            /**
             * Format: date-time
             * @description By the learner's clock.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description The end, by the learner's clock.
             */
            timestamp: string;
            /**
             * Format: date-time
             * @description By the server's clock.
             */
            receivedAt: string;
            /** @description Seconds. */
            timeTaken: number;
            unrankedReason?: components["schemas"]["UnrankedReason"];
            /** Format: date-time */
            issuedAt: string;
            /** @description Number of the key that signed it. */
            keyNumber: number;
            /** @description That key's public half: Ed25519, SPKI as PEM. */
            publicKey: string;
            /** @description The signed text: a JSON object with these facts. */
            statement: string;
            /** @description Ed25519 signature of the UTF-8 statement, in base64url. */
            signature: string;
        };
        /**
         * @description The state of a score report. `genuine`: the result is stored with these marks; `corrected`: its marks were changed by corrected answer
         *     keys after the score report was issued; `withdrawn`: the payment of its plan was taken back; `deleted`: the result was deleted;
         *     `altered`: the stored score report does not fit its signature. The score report is present only if it is genuine or corrected.
         */
        ScoreReportCheck: {
            /** @enum {string} */
            state: "genuine" | "corrected" | "withdrawn" | "deleted" | "altered";
            scoreReport?: components["schemas"]["ScoreReport"];
            /** @description The present marks of a corrected result. */
            corrected?: {
                totalScore: number;
                percentageScore: number;
            };
            /** @description The learner's name, only if the learner shows it. */
            name?: string;
        };
        /** @description The score report of one of the learner's own attempts. */
        OwnScoreReport: {
            number: string;
            /** @description Address of the public page that verifies it. */
            address: string;
            /** @description Whether that page shows the learner's name. False until the learner changes it. */
            showsName: boolean;
            check: components["schemas"]["ScoreReportCheck"];
        };
        /** @description Whether the page that verifies a score report shows the learner's name. */
        ScoreReportNameRequest: {
            showsName: boolean;
        };
        /** @description One row of an exam's leaderboard; time in seconds. */
        LeaderboardEntry: {
            rank: number;
            userId: string;
            /** @description The display name: initials, a chosen name, or the full name. */
            name: string;
            /** @description Empty: `name` is the whole display name. */
            lName: string;
            /** @description Seconds. */
            timeTaken: number;
            totalScore: number;
            percentageScore?: number;
            /** @description True on the leaderboard of attempts with extra time. */
            isExtraTime?: boolean;
            /** @description What the minutes were multiplied by. */
            timeFactor?: number;
        };
        /** @description A lesson video. */
        Video: {
            id: string;
            title: string;
            youtubeUrl: string;
        };
        /** @description A message of the contact form. */
        ContactRequest: {
            firstName: string;
            lastName: string;
            contactNumber: string;
            email: string;
            message: string;
        };
        /** @description What an operator fills in. What pages show and is missing shows a placeholder. */
        SiteSettings: {
            /** @description Who runs the site. */
            legalName?: string;
            /** @description Where letters reach the operator. */
            postalAddress?: string;
            /** @description As people write it. */
            phone?: string;
            email?: string;
            /** @description An https address; the site hides a network without one. */
            facebook?: string;
            youtube?: string;
            instagram?: string;
            /** @description The company that sends the mails. */
            mailProvider?: string;
            /** @description The currency of prices and refunds in the terms. */
            currency?: string;
            /** @description Whose law governs the terms. This and the texts below: at most 1,000 characters a language; English where one is missing. */
            jurisdiction?: components["schemas"]["TextByLanguage"];
            serverRecords?: components["schemas"]["TextByLanguage"];
            payments?: components["schemas"]["TextByLanguage"];
            /** @description What learners may ask for and where they can complain. */
            rights?: components["schemas"]["TextByLanguage"];
            /** @description How the 25% of the refund policy are counted for a plan. */
            refundShare?: components["schemas"]["TextByLanguage"];
            /** @description Without a card the home page shows samples. */
            feedback?: components["schemas"]["FeedbackCard"][];
            /** @description Days after which rows of the mail log are deleted. `numberSettings` has the bounds of all numbers, and what holds without them. */
            mailLogDays?: number;
            /** @description Days after which messages of visitors are deleted. */
            messageDays?: number;
            /** @description Days after which notices of the payment gateway are deleted, once the order is settled. A payment can be charged back for as long. */
            paymentLogDays?: number;
            /** @description Not public: receives a copy of each message of visitors. Default: `email`. */
            contactEmail?: string;
            /** @description Not public: the last line of mails to users. */
            mailSignature?: components["schemas"]["TextByLanguage"];
            /** @description Not public. What an author may store in files. */
            authorFilesMb?: number;
            authorPapers?: number;
            authorSpeakers?: number;
        };
        SiteSettingsRequest: {
            settings: components["schemas"]["SiteSettings"];
            /** @description The settings that the admin saw. If others are stored, nothing is saved. Default: those that are stored. */
            seen?: components["schemas"]["SiteSettings"];
        };
        /** @description What a learner wrote, shown as it is in every language. */
        FeedbackCard: {
            username: string;
            content: string;
            rating: number;
        };
        StoredSiteSettings: {
            settings: components["schemas"]["SiteSettings"];
            /** @description Names of required settings that are not filled in. */
            missing: string[];
            /** @description Visitors see that the site is not open yet, and nothing can be bought: in production, while something is missing. */
            isClosed: boolean;
        };
        /** @description What waits for the admins, and how the site is. */
        AdminOverview: {
            papersInReview: number;
            /** @description Messages of visitors that are not done. */
            openMessages: number;
            /** @description Of the last seven days: given up, or refused more than three times. */
            failedMails: number;
            /** @description Orders that began to be paid more than an hour ago, and have no plan. */
            openPayments: number;
            /** @description Active users of the staff who have not set up two-step verification. */
            staffWithoutTwoStep: number;
            users: number;
            /** @description Learners who used the site in the last 24 hours. */
            activeLearners: number;
            /** @description Attempts whose time is not over. */
            runningExams: number;
            /** @description Free space of the data folder. */
            freeBytes: number;
            /** @description Less than a tenth is free. */
            isDiskFull: boolean;
            /**
             * Format: date-time
             * @description Without it: there is none.
             */
            lastBackupAt?: string;
            /** @description Backups have a key. */
            isBackupSetUp: boolean;
            /** @description The last backup is older than 36 hours; without one: backups are not set up, or the server has waited for the first as long. */
            isBackupLate: boolean;
            /** @description Required settings of the site that are not filled in. */
            missingSettings: string[];
            /** @description Visitors see that the site is not open yet. */
            isClosed: boolean;
            /** @description The release that runs. */
            version: string;
        };
        /** @description A user, as admins see one in a list. */
        AdminUser: {
            id: string;
            /** @description First and last name. */
            name: string;
            email: string;
            role: components["schemas"]["UserRole"];
            isActive: boolean;
            isVerified: boolean;
            /** @description By which the minutes of an exam are multiplied; 1 without extra time. */
            timeFactor: number;
            /** Format: date-time */
            createdAt: string;
        };
        AdminUserPage: {
            entries: components["schemas"]["AdminUser"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description A user with plans and attempts, as admins see one. */
        AdminUserDetails: {
            id: string;
            /** @description First and last name. */
            name: string;
            email: string;
            phone: string;
            role: components["schemas"]["UserRole"];
            isActive: boolean;
            isVerified: boolean;
            /** @description By which the minutes of an exam are multiplied; 1 without extra time. */
            timeFactor: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Everything that was activated, newest first. */
            plans: {
                id: string;
                name: string;
                /** Format: date-time */
                activatedAt: string;
                /**
                 * Format: date-time
                 * @description null: never.
                 */
                expiresAt: string | null;
            }[];
            /** @description Finished ones. */
            attempts: number;
            /** @description The newest 20, newest first. */
            recentAttempts?: components["schemas"]["AdminAttempt"][];
        };
        /** @description A learner's attempt, as admins see one. */
        AdminAttempt: {
            attemptId: string;
            topic: string;
            attempt: number;
            totalScore: number;
            totalPossibleMarks: number;
            /** Format: date-time */
            timestamp: string;
            unrankedReason?: components["schemas"]["UnrankedReason"];
            fairPlay?: components["schemas"]["FairPlayRecord"];
        };
        TimeFactorRequest: {
            /** @enum {number} */
            timeFactor: 1 | 1.25 | 1.5 | 2;
        };
        UserEmailRequest: {
            email: string;
        };
        UserRoleRequest: {
            role: components["schemas"]["UserRole"];
        };
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /**
         * @description What the staff changes and views, as the audit log names it.
         * @enum {string}
         */
        AuditSubject: "user" | "twoStep" | "plan" | "advertisement" | "video" | "message" | "exam" | "floors" | "settings" | "paper" | "media" | "speaker" | "take";
        /** @description An entry of the audit log. It refers to users by id. */
        AuditEntry: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @description Id of the user; `command` or `server`. */
            actor: string;
            /** @description Of a user whose account exists. */
            actorName?: string;
            /** @description Operation id, or the name of a command's action. */
            action: string;
            subjectKind?: components["schemas"]["AuditSubject"];
            subjectId?: string;
            /** @description JSON of the state before the change. */
            before?: string;
            /** @description JSON of the state after the change, or of what was viewed. */
            after?: string;
        };
        MailPage: {
            entries: components["schemas"]["MailLogEntry"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description An entry of the mail log. */
        MailLogEntry: {
            id: string;
            to: string;
            subject: string;
            /** @enum {string} */
            state: "queued" | "sent" | "failed";
            tries: number;
            /** @description Why the last try failed. */
            lastError?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt?: string;
        };
        VisitorMessagePage: {
            entries: components["schemas"]["VisitorMessage"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description A message of a visitor to the operator. */
        VisitorMessage: {
            id: string;
            /**
             * @description Of the contact form, or about a mistake in a text.
             * @enum {string}
             */
            kind: "contact" | "translation";
            /** @description Who wrote by the contact form. */
            name?: string;
            /** @description Where the answer goes. */
            email?: string;
            phone?: string;
            language?: components["schemas"]["Language"];
            /** @description Path of the page with the mistake. */
            page?: string;
            /** @description The message with the mistake, as `area.key`; several if they have the same text. */
            keys?: string[];
            text: string;
            isDone: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description What was mailed as the answer; absent, with its time, before there is one. */
            answer?: string;
            /** Format: date-time */
            answeredAt?: string;
            /** @description Name of who answered. */
            answeredBy?: string;
        };
        /** @description The answer to a message. */
        AnswerMessageRequest: {
            text: string;
        };
        /** @description The state of a message. */
        ChangeMessageRequest: {
            isDone: boolean;
        };
        PaymentOrderPage: {
            entries: components["schemas"]["PaymentOrderEntry"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description An order for the payment gateway, as admins see it. */
        PaymentOrderEntry: {
            orderId: string;
            userId: string;
            userName: string;
            /** @description Absent where the order named no plan. */
            planName?: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            state: "created" | "pending" | "paid" | "confirmed" | "canceled" | "failed" | "charged_back" | "refunded";
            /** @description Whether it paid for a plan that was activated. */
            isActivated: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
        };
        PaymentNoticePage: {
            entries: components["schemas"]["PaymentNotice"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description The sender's values are not verified; `outcome` is the server's own judgement. */
        PaymentNotice: {
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /**
             * @description `notice`: sent by the gateway; `question`: the answer to a request of the server.
             * @enum {string}
             */
            source: "notice" | "question";
            outcome: string;
            orderId: string;
            statusCode?: string;
            amount?: string;
            currency?: string;
            paymentId?: string;
            method?: string;
            message?: string;
        };
        /** @description A price plan, on offer or withdrawn. */
        AdminPlan: {
            _id: string;
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR; 0 means free. */
            price: number;
            description?: string;
            translations?: components["schemas"]["PlanTranslations"];
            exams: {
                _id: string;
                topic: string;
            }[];
            isOffered: boolean;
            /** @description Of at most one plan. */
            isRecommended: boolean;
            /** @description Whether a plan with other terms took its place; such a plan cannot be changed any more. */
            isReplaced: boolean;
            /** @description Users for whom it is active now. */
            buyers: number;
        };
        AdminPlanResponse: {
            success: boolean;
            message: string;
            plan: components["schemas"]["AdminPlan"];
        };
        /** @description A new price plan. */
        AddPlanRequest: {
            name: string;
            duration: components["schemas"]["PlanDuration"];
            /** @description In LKR, at most two decimals; 0 means free. */
            price: number;
            description?: string;
            translations?: components["schemas"]["PlanTranslations"];
            /** @description Ids; at least one. */
            exams: string[];
        };
        /** @description The fields of a price plan to change. */
        ChangePlanRequest: {
            name?: string;
            duration?: components["schemas"]["PlanDuration"];
            /** @description In LKR, at most two decimals; 0 means free. */
            price?: number;
            /** @description Empty: none. */
            description?: string;
            /** @description Replaces the translations of all languages. */
            translations?: components["schemas"]["PlanTranslations"];
            /** @description Ids; at least one. */
            exams?: string[];
            isOffered?: boolean;
            /** @description True also takes it from the plan that had it. */
            isRecommended?: boolean;
            /** @description Whether added exams are also unlocked for those who have the plan now, or one that it replaced. Default: false. */
            givesToBuyers?: boolean;
        };
        /** @description An advertisement, shown or withdrawn. */
        AdminAdvertisement: {
            id: string;
            title: string;
            imageUrl: string;
            isShown: boolean;
            translations?: components["schemas"]["AdvertisementTranslations"];
        };
        AdminAdvertisementResponse: {
            success: boolean;
            message: string;
            advertisement: components["schemas"]["AdminAdvertisement"];
        };
        /** @description A new advertisement with its picture in base64. */
        AddAdvertisementRequest: {
            title: string;
            image: components["schemas"]["Picture"];
            translations?: components["schemas"]["AdvertisementTranslations"];
        };
        /** @description The fields of an advertisement to change. A new title without `translations` removes those of the former one. */
        ChangeAdvertisementRequest: {
            title?: string;
            image?: components["schemas"]["Picture"];
            isShown?: boolean;
            translations?: components["schemas"]["AdvertisementTranslations"];
        };
        /** @description A PNG, JPEG or WebP file in base64; at most 2 MB, 4096 × 4096 pixels. */
        Picture: string;
        /** @description A lesson video, shown or withdrawn. */
        AdminVideo: {
            id: string;
            title: string;
            youtubeUrl: string;
            isShown: boolean;
        };
        AdminVideoResponse: {
            success: boolean;
            message: string;
            video: components["schemas"]["AdminVideo"];
        };
        /** @description A new lesson video. */
        AddVideoRequest: {
            title: string;
            /** @description As https://www.youtube.com/watch?v=… or https://youtu.be/… */
            youtubeUrl: string;
        };
        /** @description The fields of a lesson video to change. */
        ChangeVideoRequest: {
            title?: string;
            youtubeUrl?: string;
            isShown?: boolean;
        };
        /** @description An exam, as admins see it in a list. */
        AdminExam: {
            _id: string;
            topic: string;
            duration: string;
            photo?: string;
            questionCount: number;
            version: number;
            /** @description Whether a plan on offer unlocks it. */
            isOffered: boolean;
        };
        /** @description A session of the user. */
        AuthSession: {
            id: string;
            /** @description Browser family, and phone or computer. Absent: unknown. */
            device?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Within five minutes. Absent: unknown.
             */
            lastUsedAt?: string;
            /** @description Whether it is that of the request. */
            isCurrent: boolean;
        };
        /** @description A user's two-step verification, and its state on the session of the request. */
        TwoStep: {
            /** @description Whether calls of the staff are refused without two-step verification. */
            isRequired: boolean;
            isSetUp: boolean;
            /** @description Whether it was given on this session. */
            isGiven: boolean;
            hasPasskeys: boolean;
            /** @description Whether there is an authenticator app. */
            hasTotp: boolean;
            /** @description Unused ones. */
            recoveryCodes: number;
            /** @description Whether the site has a host name. Passkeys do not work at an IP address. */
            allowsPasskeys: boolean;
            /** @description Empty unless two-step verification was given. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description A user's passkey. */
        Passkey: {
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Absent: never.
             */
            lastUsedAt?: string;
        };
        /** @description A passkey as the browser knows it. */
        PasskeyReference: {
            id: string;
            /** @enum {string} */
            type: "public-key";
        };
        /** @description The browser's options for a check of a passkey (PublicKeyCredentialRequestOptionsJSON). */
        PasskeyCheckResponse: {
            /** @enum {boolean} */
            success: true;
            message: string;
            options: {
                challenge: string;
                rpId: string;
                /** @description In milliseconds. */
                timeout: number;
                /** @enum {string} */
                userVerification: "required";
                allowCredentials: components["schemas"]["PasskeyReference"][];
            };
        };
        /** @description The browser's options for a new passkey (PublicKeyCredentialCreationOptionsJSON). */
        NewPasskeyResponse: {
            /** @enum {boolean} */
            success: true;
            message: string;
            options: {
                challenge: string;
                rp: {
                    id: string;
                    name: string;
                };
                user: {
                    id: string;
                    name: string;
                    displayName: string;
                };
                pubKeyCredParams: {
                    alg: number;
                    /** @enum {string} */
                    type: "public-key";
                }[];
                /** @description In milliseconds. */
                timeout: number;
                excludeCredentials: components["schemas"]["PasskeyReference"][];
                authenticatorSelection: {
                    /** @enum {string} */
                    userVerification: "required";
                };
            };
        };
        /** @description What a passkey answered to a challenge. */
        PasskeyAssertion: {
            id: string;
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        /** @description A name, and what the device answered to a challenge. */
        AddPasskeyRequest: {
            name: string;
            id: string;
            clientDataJSON: string;
            attestationObject: string;
        };
        /** @description The new name of a passkey. */
        RenamePasskeyRequest: {
            name: string;
        };
        /** @description A code of an authenticator app, or a recovery code. */
        TwoStepCode: {
            code: string;
        };
        /** @description A change of two-step verification. */
        TwoStepAdded: {
            /** @enum {boolean} */
            success: true;
            message: string;
            /** @description New recovery codes; with the first factor, and when they are renewed. Never sent again. */
            recoveryCodes?: string[];
        };
        /** @description A secret for an authenticator app. */
        TotpSecretResponse: {
            /** @enum {boolean} */
            success: true;
            message: string;
            /** @description In base32. */
            secret: string;
            /** @description The content of the QR code, as otpauth://totp/…. */
            uri: string;
        };
        /** @description An exam with its keys, as its author writes it: the form of `exam.yaml`, of drafts, which may lack fields, and of stored versions, which have ids. A file is a path beside `exam.yaml`, else a media name. Learners never get it as it is. */
        Paper: {
            id: string;
            topic: string;
            description: string;
            duration: string;
            /** @description Picture of the card. */
            photo?: string;
            guidelines: string[];
            /** @description The texts in other languages than English. */
            translations?: {
                [key: string]: components["schemas"]["ExamTexts"];
            };
            /** @description Languages of the translations that no person has reviewed. Default: all. */
            unreviewed?: string[];
            /** @description Absent with `sections`; also without reading questions. */
            readingTimeMinutes?: number;
            /** @description Absent with `sections`; also without listening questions. */
            listeningTimeMinutes?: number;
            verdictThresholds?: components["schemas"]["VerdictThresholds"];
            /** @description Default: reading and listening with the minutes above. */
            sections?: components["schemas"]["PaperSection"][];
            groups?: components["schemas"]["PaperGroup"][];
            questions: components["schemas"]["PaperQuestion"][];
        };
        /** @description A part of an exam with a time limit of its own. */
        PaperSection: {
            id: string;
            title: string;
            minutes: number;
            /** @enum {string} */
            navigation: "free" | "one-way";
            playback?: components["schemas"]["Playback"];
        };
        /** @description A passage, picture or recording of several questions. */
        PaperGroup: {
            id: string;
            text?: string;
            photo?: string;
            audio?: string;
            /** @description As that of a question. */
            audioStart?: number;
            dialogue?: string;
            turns?: components["schemas"]["PaperTurn"][];
            script?: components["schemas"]["ScriptLine"][];
            transcript?: string;
            translations?: {
                [key: string]: components["schemas"]["QuestionTranslation"];
            };
        };
        PaperQuestion: {
            /** @description Of the question in the stored versions of its exam. */
            readonly id?: string;
            /** @description The generated item that `item` replaced. Cards of practice are named by it, so that none is hidden or made twice. */
            readonly formerItem?: string;
            /** @description From 1; in the bank its place in the unit. */
            number: number;
            /**
             * @description How it is answered: by one option. Default: single.
             * @enum {string}
             */
            kind?: "single";
            type: components["schemas"]["QuestionType"];
            /** @description Lineage: the same question in all versions and exams. Default: that of the same question before, else a new one. */
            item?: string;
            /** @description Id of its section. Default: its type. */
            section?: string;
            group?: string;
            /** @description In a group: without the text of the group. */
            text?: string;
            photo?: string;
            /** @description The chart in `photo`, given before answering: its title, then a line `name | value` for each value. */
            chart?: string;
            /** @description The clip that the exam plays. */
            audio?: string;
            /** @description Seconds into `audio` where its second play begins. Above 0 and below its length. Default: the whole clip. */
            audioStart?: number;
            /** @description The clip for review and practice, without number, instruction and time to answer. Default: `audio`. */
            dialogue?: string;
            /** @description Where each line of the script, then each spoken option, is in that clip. Of other numbers of lines: unknown. */
            turns?: components["schemas"]["PaperTurn"][];
            /** @description What the clip says. */
            script?: components["schemas"]["ScriptLine"][];
            /** @description What the clip says, instead of a script. */
            transcript?: string;
            /**
             * @description Voice of the spoken options.
             * @enum {string}
             */
            spokenBy?: "a" | "b";
            options: components["schemas"]["PaperOption"][];
            /** @description In English. */
            explanation?: string;
            explanations?: components["schemas"]["TextByLanguage"];
            /** @description Text and transcript by language. */
            translations?: {
                [key: string]: components["schemas"]["QuestionTranslation"];
            };
            /** @description Languages whose texts no person has reviewed. Default: all but English. */
            unreviewed?: string[];
            /** @description Korean words in dictionary form. */
            vocabulary?: string[];
            tags?: components["schemas"]["PaperTags"];
        };
        /** @description An option with text, a picture or both, or spoken by the clip. */
        PaperOption: {
            /** @description Of the option in the stored versions of its exam. */
            readonly id?: string;
            text?: string;
            photo?: string;
            /** @description What the clip says, after the number of the option. */
            spoken?: string;
            /** @description Default: false. */
            correct?: boolean;
            /** @description Why it is wrong, in English. */
            note?: string;
            notes?: components["schemas"]["TextByLanguage"];
        };
        /** @description Start and end of a turn of a clip, in seconds. */
        PaperTurn: {
            start: number;
            end: number;
        };
        /** @description A line of the script of a clip. */
        ScriptLine: {
            /** @description a: a woman; b: a man; q: the narrator. */
            voice: string;
            text: string;
        };
        /** @description What a question is about. */
        PaperTags: {
            /** @description Of the standard textbook. */
            edition?: number;
            /** @description Of the edition, from 1 to 60. */
            unit?: number;
            field?: string;
            family?: string;
            /** @description Kind of the sound trainer, of a question of the field sound. */
            sound?: string;
            sector?: string;
            grammar?: string[];
            /** @description From 1 (easy) to 3. */
            level?: number;
        };
        /**
         * @description Where a paper stands. A published one may have newer changes; one in review with a published version is an exam.
         * @enum {string}
         */
        PaperState: "draft" | "in_review" | "published" | "withdrawn";
        /** @description A `Paper`, complete or not, with faults or without. Files are media names, and each question has its `item`. */
        PaperDraft: {
            [key: string]: unknown;
        } | components["schemas"]["Paper"];
        PaperOwner: {
            id: string;
            /** @description Empty once the account is deleted. */
            name: string;
        };
        /** @description How many questions have a tag. */
        TagCount: {
            /** @description A field, a sector, or edition and unit, such as `2024 12`. */
            name: string;
            questions: number;
        };
        /** @description What the questions of a paper are about. */
        PaperCoverage: {
            reading: number;
            listening: number;
            fields: components["schemas"]["TagCount"][];
            units: components["schemas"]["TagCount"][];
            sectors: components["schemas"]["TagCount"][];
        };
        PaperSummary: {
            /** @description Also that of its exam. */
            id: string;
            topic: string;
            state: components["schemas"]["PaperState"];
            owner: components["schemas"]["PaperOwner"];
            revision: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description The exam's version; missing before the first publishing. */
            publishedVersion?: number;
            questions: number;
            /** @description Of the newest draft, without those of files and times. */
            faults: number;
            coverage: components["schemas"]["PaperCoverage"];
            /** @description Whether a revision is newer than the published one. */
            hasUnpublishedChanges: boolean;
            /** @description Whether it was taken over from an imported exam. */
            isImported: boolean;
            /** @description What the reviewer wrote to the author. */
            note?: string;
        };
        CreatePaperRequest: {
            id: string;
            topic: string;
            /** @description What to copy; one of both. */
            from?: {
                paper?: string;
                exam?: string;
            };
        };
        /** @description A file that a draft uses. */
        PaperMedia: {
            /** @description Served below `/media/`. */
            name: string;
            /** @enum {string} */
            kind: "picture" | "clip";
            /** @description Length of a clip. */
            seconds?: number;
            title?: string;
            /** @description Alternative text of a picture. */
            alt?: string;
            /** @description What a clip says that was assembled of takes, in order. Absent for other files. */
            says?: components["schemas"]["SpokenLine"][];
        };
        /** @description A line that a clip says. */
        SpokenLine: {
            /** @enum {string} */
            part: "line" | "number" | "instruction";
            text: string;
        };
        /** @description A tab that has the paper open. */
        PaperEditor: {
            name: string;
            tab: string;
            /** @description Whether it is a tab of the same user, this one or another. */
            isMe: boolean;
        };
        /** @description A paper that is open at the desk. */
        DeskPaper: {
            id: string;
            state: components["schemas"]["PaperState"];
            revision: number;
            /** Format: date-time */
            savedAt: string;
            draft: components["schemas"]["PaperDraft"];
            owner: components["schemas"]["PaperOwner"];
            publishedVersion?: number;
            publishedRevision?: number;
            /** @description What the reviewer wrote to the author. */
            note?: string;
            media: components["schemas"]["PaperMedia"][];
            editors: components["schemas"]["PaperEditor"][];
            rights: {
                /** @description Whether the user may publish, withdraw and regrade it. */
                publish: boolean;
            };
        };
        SavePaperRequest: {
            /** @description The revision that the draft was made from. */
            revision: number;
            draft: components["schemas"]["PaperDraft"];
            tab: components["schemas"]["TabId"];
            /**
             * @description Default: edit.
             * @enum {string}
             */
            reason?: "edit" | "restore" | "import";
            /** @description The revision that is restored. */
            restoredFrom?: number;
        };
        /** @description Names a tab of the browser; made by it. */
        TabId: string;
        SavedPaper: {
            revision: number;
            /** Format: date-time */
            savedAt: string;
            editors: components["schemas"]["PaperEditor"][];
        };
        /** @description Another revision was saved meanwhile. */
        PaperConflict: {
            /** @enum {boolean} */
            success: false;
            message: string;
            /** @enum {string} */
            code: "paper_changed";
            /** @description The newest revision. */
            current: {
                revision: number;
                draft: components["schemas"]["PaperDraft"];
                /** @description Name of who saved it. */
                author: string;
                /** Format: date-time */
                savedAt: string;
            };
        };
        PaperStateRequest: {
            state: components["schemas"]["PaperState"];
            /** @description The newest revision that the user has seen. */
            revision: number;
            /** @description To the author, with a paper that goes back. */
            note?: string;
        };
        GivePaperRequest: {
            /** @description Id of the owner whom the admin has seen. */
            from: string;
            /** @description Id of the new owner. */
            to: string;
        };
        /** @description A user who may own papers. */
        Writer: {
            id: string;
            /** @description First and last name. */
            name: string;
            email: string;
            /** @enum {string} */
            role: "author" | "editor" | "admin";
        };
        PublishPaperRequest: {
            /** @description The newest revision. */
            revision: number;
            /** @description Whether to check only. */
            isDry: boolean;
        };
        /** @description What the author must correct, as the importer names it. */
        PaperFault: {
            /** @description The file or sheet; the paper's id for a draft. */
            file: string;
            row?: number;
            /** @description Number, item or place of the question. */
            question?: number | string;
            /** @description Path in the draft, such as `questions.3.options.1.text`. */
            field?: string;
            /** @description The end of a sentence, in English. */
            message: string;
        };
        /** @description Time that the clips of a section take. */
        PaperBudget: {
            section: string;
            plays: number;
            answerSeconds: number;
            /** @description In seconds. */
            needed: number;
            /** @description In seconds. */
            available: number;
        };
        /** @description What differs from an earlier version, by numbers of questions. */
        PaperDifference: {
            /** @description Whether topic, times, guidelines or the like changed. */
            hasNewHead: boolean;
            /** @description Changed and new questions. */
            changed: number[];
            gone: number[];
            /** @description Questions with another key. */
            newKeys: number[];
        };
        PublishReport: {
            /** @description Whether the revision is published now. */
            isPublished: boolean;
            faults: components["schemas"]["PaperFault"][];
            warnings: components["schemas"]["PaperFault"][];
            budgets: components["schemas"]["PaperBudget"][];
            difference?: components["schemas"]["PaperDifference"];
            /** @description The exam's version, now or after publishing. */
            version: number;
            /** @description Attempts that run on an earlier version, and stay on it. */
            running: number;
            /** @description Attempts with marks from earlier keys. */
            graded: number;
        };
        Revision: {
            revision: number;
            /** @description Empty once the account is deleted. */
            author: string;
            /** Format: date-time */
            savedAt: string;
            /** @enum {string} */
            reason: "create" | "edit" | "restore" | "import" | "publish";
            questions: number;
            restoredFrom?: number;
            /** @description The exam's version that was published from it. */
            version?: number;
        };
        RevisionPage: {
            entries: components["schemas"]["Revision"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        RevisionWithDraft: {
            revision: number;
            author: string;
            /** Format: date-time */
            savedAt: string;
            /** @enum {string} */
            reason: "create" | "edit" | "restore" | "import" | "publish";
            draft: components["schemas"]["PaperDraft"];
        };
        PaperTab: {
            tab: components["schemas"]["TabId"];
            /** @description Whether the tab no longer has the paper open. Default: false. */
            isClosed?: boolean;
        };
        PaperPresence: {
            revision: number;
            state: components["schemas"]["PaperState"];
            /** @description What the reviewer wrote to the author. */
            note?: string;
            editors: components["schemas"]["PaperEditor"][];
        };
        RegradeRequest: {
            isDry: boolean;
        };
        RegradeReport: {
            /** @description The version whose keys are used. */
            version: number;
            /** @description All graded attempts. */
            attempts: number;
            /** @description Attempts whose marks change. */
            marks: {
                attemptId: string;
                /** @description Empty once the account is deleted. */
                learner: string;
                /** @description Which attempt of the learner. */
                attempt: number;
                before: number;
                after: number;
                possible: number;
            }[];
            /** @description Ranks that change. */
            ranks: {
                learner: string;
                /** @enum {string} */
                leaderboard: "standard" | "extra-time";
                before: number;
                after: number;
            }[];
        };
        PaperFile: {
            fileName: string;
            /** @description In base64. */
            file: string;
        };
        ImportRequest: {
            /** @description Of the file; its ending names the format. */
            name: string;
            /** @description In base64; at most 30 MB. */
            file: string;
        };
        ImportCheck: {
            faults: components["schemas"]["PaperFault"][];
            draft?: components["schemas"]["PaperDraft"];
            difference?: components["schemas"]["PaperDifference"];
            media: components["schemas"]["PaperMedia"][];
        };
        BankItemPage: {
            entries: {
                item: string;
                unit: number;
                /** @description In the form of a draft's question. */
                question: {
                    [key: string]: unknown;
                };
                media: components["schemas"]["PaperMedia"][];
            }[];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        /** @description A picture or a clip of the media library. */
        MediaEntry: {
            /** @description Media name: what a draft contains. */
            name: string;
            /** @enum {string} */
            kind: "picture" | "clip";
            title: string;
            /** @description Where staff may fetch it. */
            url: string;
            /** @description Alternative text of a picture; absent while nobody has written one for a picture of an imported file. */
            alt?: string;
            /** @description Where it comes from and what may be done with it. */
            licence?: string;
            bytes: number;
            /** @description Of a picture, in pixels. */
            width?: number;
            /** @description Of a picture, in pixels. */
            height?: number;
            /** @description Of a clip. */
            seconds?: number;
            /** @description Of a clip that the server encoded: integrated loudness in LUFS. */
            loudness?: number;
            /** @description Of a clip that the server encoded: peak in dBFS, before encoding, which may raise it to -3. */
            peak?: number;
            /** @description Who is heard. */
            speakers: components["schemas"]["DeskName"][];
            owner: components["schemas"]["DeskName"];
            /** @description Whether the user added it. */
            isMine: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Papers that use it. */
            usedIn: components["schemas"]["MediaUse"][];
        };
        /** @description A person by id and name. */
        DeskName: {
            id: string;
            name: string;
        };
        /** @description A use of a file by a paper. A paper that the user may not write has no fields, and is listed once. */
        MediaUse: {
            paper?: string;
            /** @description Of the paper. */
            topic?: string;
            /** @description Of the question; absent for the photo of the paper itself or of a group. */
            number?: number;
        };
        MediaEntryResponse: {
            success: boolean;
            message: string;
            media: components["schemas"]["MediaEntry"];
        };
        MediaPage: {
            entries: components["schemas"]["MediaEntry"][];
            page: number;
            pageSize: number;
            /** @description Of all pages. */
            total: number;
        };
        MediaTitle: string;
        MediaText: string;
        SpeakerIds: string[];
        /** @description A new file of the library in base64. A picture needs an alternative text. */
        AddMediaRequest: {
            title: components["schemas"]["MediaTitle"];
            /** @description In base64: at most 8 MB for a picture, 10 MB for a clip. */
            file: string;
            alt?: components["schemas"]["MediaText"];
            licence?: components["schemas"]["MediaText"];
            speakers?: components["schemas"]["SpeakerIds"];
        };
        /** @description The fields of an entry to change. */
        ChangeMediaRequest: {
            title?: components["schemas"]["MediaTitle"];
            alt?: components["schemas"]["MediaText"];
            licence?: components["schemas"]["MediaText"];
            speakers?: components["schemas"]["SpeakerIds"];
        };
        /** @description A rectangle in pixels of the stored picture. */
        CropMediaRequest: {
            left: number;
            top: number;
            width: number;
            height: number;
            title?: components["schemas"]["MediaTitle"];
            alt?: components["schemas"]["MediaText"];
        };
        OutlineRequest: {
            /** @description One line. */
            text: string;
            /** @description Font size in pixels. */
            size: number;
            /** @enum {integer} */
            weight: 500 | 600 | 700;
        };
        /** @description Path data whose origin is the upper left corner of the line. */
        Outline: {
            /** @description The `d` of an SVG path; empty for spaces. */
            path: string;
            /** @description In pixels, as the other lengths. */
            width: number;
            height: number;
            /** @description Distance of the base line from the top. */
            baseline: number;
        };
        Quota: {
            used: number;
            allowed: number;
        };
        Quotas: {
            /** @description Files of the library and of takes, in bytes. */
            files: components["schemas"]["Quota"];
            papers: components["schemas"]["Quota"];
            speakers: components["schemas"]["Quota"];
        };
        /** @description A person whose voice is recorded, with the consent. */
        Speaker: {
            id: string;
            name: string;
            /** @description The text that the speaker agreed to. */
            consent: string;
            /** Format: date-time */
            consentedAt: string;
            recordedBy: components["schemas"]["DeskName"];
        };
        AddSpeakerRequest: {
            name: string;
            consent: string;
        };
        SpeakerResponse: {
            success: boolean;
            message: string;
            speaker: components["schemas"]["Speaker"];
        };
        /**
         * @description What was read: a line of the script, the number of the question, or the instruction.
         * @enum {string}
         */
        TakePart: "line" | "number" | "instruction";
        /** @description A recording of one line. */
        Take: {
            id: string;
            paper: string;
            /** @description The question. */
            item: string;
            part: components["schemas"]["TakePart"];
            /** @description Which line of the script, from 0; 0 for the other parts. */
            line: number;
            /** @description What was to be read. */
            text: string;
            speaker: components["schemas"]["DeskName"];
            /** @description Where those who may change the paper fetch the WAV file. */
            url: string;
            /** @description Of the whole recording. */
            seconds: number;
            /** @description Seconds cut off at the start. */
            trimStart: number;
            /** @description Seconds cut off at the end. */
            trimEnd: number;
            /** @description In dB. */
            gain: number;
            /** Format: date-time */
            createdAt: string;
        };
        PutTakeRequest: {
            paper: string;
            item: string;
            part: components["schemas"]["TakePart"];
            line: number;
            text: string;
            speaker: string;
            /** @description WAV in base64: 16-bit mono PCM, 16 to 96 kHz, 0.2 to 120 seconds, at most 12 MB. */
            file?: string;
            trimStart: number;
            trimEnd: number;
            gain: number;
        };
        TakeResponse: {
            success: boolean;
            message: string;
            take: components["schemas"]["Take"];
        };
        /** @description Milliseconds. */
        Pause: number;
        /** @description Takes of one paper, by id. */
        AssembleClipRequest: {
            paper: string;
            item: string;
            title?: components["schemas"]["MediaTitle"];
            /** @description The lines, in the order in which they are heard. */
            takes: string[];
            /** @description Takes that are heard before the lines. Without any, both clips are the same. */
            announcement?: {
                number?: string;
                instruction?: string;
            };
            /** @description Default: 700 after the number, 1000 after the instruction, 500 between lines. */
            pauses?: {
                afterNumber?: components["schemas"]["Pause"];
                afterInstruction?: components["schemas"]["Pause"];
                betweenLines?: components["schemas"]["Pause"];
            };
        };
        AssembledClip: {
            success: boolean;
            message: string;
            /** @description Whether the newest draft has the question or group of the item. */
            isInPaper: boolean;
            audio: components["schemas"]["MediaEntry"];
            dialogue: components["schemas"]["MediaEntry"];
            /** @description Of audio, as the other two. */
            seconds: number;
            /** @description Integrated loudness in LUFS. */
            loudness: number;
            /** @description In dBFS, before encoding. */
            peak: number;
        };
    };
    responses: {
        /** @description It was done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description No session, or it has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The session's user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request cannot be served as it is (malformed, too large, too many, unknown). */
        ClientError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. The message never contains the cause. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description The `_id` or `id` of the thing. */
        Id: string;
        /**
         * @description Which page, from 1.
         * @example 1
         */
        Page: number;
        /** @description Which revision of a paper, from 1. */
        Revision: number;
        /** @description Id of a user, or a part of the name or email; `command` or `server`. */
        AuditActor: string;
        /** @description Id of what was changed or viewed. */
        AuditSubject: string;
        /** @description Name of an operation or of a command's action; `changes` for all that are no views. */
        AuditAction: string;
        /** @description Entries from this time on. */
        AuditFrom: string;
        /** @description Entries before this time. */
        AuditTo: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdvertisements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All advertisements, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertisement"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    isAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's user, or `success:false`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthState"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description The email already has an account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAccountRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendResetOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendResetOtpRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam-access flag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamAccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDataFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    undoAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLeaderboardSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeLeaderboardSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaderboardSettingsChange"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setUserActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPricePlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All plans on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricePlan"][];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanPurchase"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 notifications, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteNotificationsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    purchasePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description The plan is active. Repeating the call for an active free plan answers the same purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan is paid and no confirmed payment for it exists. Nothing was activated. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description A payment for the plan is under way and was not confirmed within the few seconds that the call waits. Asking again later is right. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStartRequest"];
            };
        };
        responses: {
            /** @description The signature and merchant id the widget needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStartResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPaymentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlocked exams, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running attempt, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device's clock when it sends this. */
                "x-sent-at"?: string;
            };
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamProgress"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another device has saved since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressConflict"];
                };
            };
            /** @description The attempt is over. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultRequest"];
            };
        };
        responses: {
            /** @description The stored attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMyResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All attempts of the learner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyResult"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description The exam's `_id`.
                 * @example exam-sample
                 */
                examId: string;
                /** @description Which leaderboard; attempts with extra time are ranked among themselves. */
                leaderboard?: "standard" | "extra-time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, best first; empty before the first attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardEntry"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt, its graded questions, and the exam it was taken from. Explanations, transcripts and help are in the graded questions only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptReview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAttemptAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnalysis"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getScoreReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score report, the address that verifies it, and what that page shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnScoreReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setScoreReportName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreReportNameRequest"];
            };
        };
        responses: {
            /** @description The score report with the new choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnScoreReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkScoreReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The score report's number, as XXXX-XXXX-XXXX-XXXX. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score report's state; exam, marks and times if it is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreReportCheck"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPractice: {
        parameters: {
            query?: {
                /** @description Only questions of this type. */
                section?: components["schemas"]["QuestionType"];
                /** @description Only questions of this unit of the textbook. */
                unit?: components["schemas"]["UnitNumber"];
                /** @description Only questions of this field. */
                field?: string;
                /** @description Only questions of this family. */
                family?: string;
                /** @description Only mistakes at this exam. */
                examId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, and what the learner can choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Practice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    savePracticeAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeAnswers"];
            };
        };
        responses: {
            /** @description One outcome for each answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeOutcomes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPracticeTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeTopics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDrill: {
        parameters: {
            query?: {
                /** @description Only questions of this unit. */
                unit?: components["schemas"]["UnitNumber"];
                /** @description Only questions of this family. */
                family?: string;
                /** @description Only questions of this sector. */
                sector?: string;
                /** @description Only questions of the sound trainer of this kind. `due`: one of each kind that the learner confused and that is due today. */
                sound?: "near-pair" | "number" | "price" | "time" | "date" | "counter" | "due";
                /** @description Only questions of this type. */
                section?: components["schemas"]["QuestionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWords: {
        parameters: {
            query?: {
                /** @description Only words of this unit. */
                unit?: components["schemas"]["WordUnitNumber"];
                /** @description Only words of this exam, which the learner has taken. */
                examId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Word"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWordPractice: {
        parameters: {
            query?: {
                /** @description Only words of this unit. */
                unit?: components["schemas"]["WordUnitNumber"];
                /** @description Only words of this exam, which the learner has taken. */
                examId?: string;
                /** @description Only new words, ten more than the day's. */
                more?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words of today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordPractice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day; without results before the first attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listRunningExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts; a section of one may be over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningExam"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getStudyMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice; nothing is chosen at first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyMails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setStudyMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyMailsChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setExamDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamDate"];
            };
        };
        responses: {
            /** @description The date that is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamDate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The language that is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageChoice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reportTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationReport"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, and the state of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findUsers: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /** @description Part of a name or email. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setTimeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeFactorRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEmailRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    grantPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoleRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, those on offer first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlan"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPlanRequest"];
            };
        };
        responses: {
            /** @description The new plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlanResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanRequest"];
            };
        };
        responses: {
            /** @description The plan as it is now; other terms make another plan, with an id of its own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlanResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllAdvertisements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advertisements, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisement"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAdvertisementRequest"];
            };
        };
        responses: {
            /** @description The new advertisement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisementResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeAdvertisement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAdvertisementRequest"];
            };
        };
        responses: {
            /** @description The advertisement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAdvertisementResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The videos, in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVideoRequest"];
            };
        };
        responses: {
            /** @description The new video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideoResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeVideoRequest"];
            };
        };
        responses: {
            /** @description The video as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVideoResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAllExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exams, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExam"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam, keys, explanations and transcripts included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getExamStatistics: {
        parameters: {
            query?: {
                /** @description Which version of the exam. Default: the newest with 30 attempts, else the one with most, else the current one. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics of one version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSiteSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings that are stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSiteSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Other settings than `seen` are stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFloors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One floor at most for each branch of work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Floor"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    saveFloors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FloorsRequest"];
            };
        };
        responses: {
            /** @description The floors that are stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Other floors than `seen` are stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMails: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /** @description Only those that are open, or that were answered here. */
                state?: "open" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    answerMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentOrders: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentNotices: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentNoticePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, the one last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStep"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPasskeyCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser asks the passkey; valid once, for five minutes, on this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCheckResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser asks the device; valid once, for five minutes, on this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description It was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepAdded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret; valid for ten minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecretResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            /** @description It was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepAdded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes; they are never sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepAdded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAuditEntries: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /** @description Id of a user, or a part of the name or email; `command` or `server`. */
                actor?: components["parameters"]["AuditActor"];
                /** @description Id of what was changed or viewed. */
                subject?: components["parameters"]["AuditSubject"];
                /** @description Name of an operation or of a command's action; `changes` for all that are no views. */
                action?: components["parameters"]["AuditAction"];
                /** @description Entries from this time on. */
                from?: components["parameters"]["AuditFrom"];
                /** @description Entries before this time. */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the audit log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaperRequest"];
            };
        };
        responses: {
            /** @description The new paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPaper"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A paper or an exam has this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPaper"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    savePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePaperRequest"];
            };
        };
        responses: {
            /** @description The newest revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaper"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another revision was saved since `revision`, or the paper is in review. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperConflict"] | components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setPaperState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperStateRequest"];
            };
        };
        responses: {
            /** @description The paper as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    givePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePaperRequest"];
            };
        };
        responses: {
            /** @description The paper as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The paper has another owner, or the user may not write papers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getQuotas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotas"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWriters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Writer"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    publishPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishPaperRequest"];
            };
        };
        responses: {
            /** @description What was published, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listRevisions: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of revisions, without drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
                /** @description Which revision of a paper, from 1. */
                revision: components["parameters"]["Revision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionWithDraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    touchPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperTab"];
            };
        };
        responses: {
            /** @description The newest revision, the state, and who else has the paper open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperPresence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    regradePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegradeRequest"];
            };
        };
        responses: {
            /** @description What changed, or would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegradeReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportPaper: {
        parameters: {
            query: {
                /**
                 * @description The format of the file.
                 * @example folder
                 */
                format: "folder" | "xlsx" | "gift" | "qti";
            };
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description The draft, if the file could be read, and its faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBankItems: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /** @description Unit of the textbook. */
                unit?: number;
                /** @description A field of the official description, such as `sound`. */
                field?: string;
                /** @description Part of a text of the question. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankItemPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMedia: {
        parameters: {
            query: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /** @description Only pictures or only clips. */
                kind?: "picture" | "clip";
                /** @description Part of a title or an alternative text. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMediaRequest"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaEntryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Papers use it; the message names them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changeMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMediaRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaEntryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cropMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CropMediaRequest"];
            };
        };
        responses: {
            /** @description The new entry, with the alternative text and licence of the whole picture unless others are given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaEntryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    outlineText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineRequest"];
            };
        };
        responses: {
            /** @description The outline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSpeakers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The speakers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Speaker"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSpeakerRequest"];
            };
        };
        responses: {
            /** @description The speaker. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeakerResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    putTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutTakeRequest"];
            };
        };
        responses: {
            /** @description The take as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another recording has this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTakes: {
        parameters: {
            query?: {
                /** @description Only those of this question. */
                item?: string;
            };
            header?: never;
            path: {
                /** @description The `_id` or `id` of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The takes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Take"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    assembleClip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssembleClipRequest"];
            };
        };
        responses: {
            /** @description The clips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssembledClip"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["ClientError"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
/** The body of every error. */
export type ErrorBody = Schemas['ErrorBody']
/** Which message it is, for clients that word it in the reader's language or respond to it. The English `message` may say more, such as which papers use a file. Faults of a client that no page of the site causes or shows have none. `two_step_*` is what a user of the staff lacks for this call: two-step verification; its check on this session; a check within the last ten minutes. (extension) */
export type MessageCode = Schemas['MessageCode']
/** The plain answer of most changes: `success` and `message`. */
export type Done = Schemas['Done']
/** The answer of a sign-up. */
export type Registered = Schemas['Registered']
/** An advertisement of the home page. */
export type Advertisement = Schemas['Advertisement']
/** The title by language. A missing one is shown in English. (extension) */
export type AdvertisementTranslations = Schemas['AdvertisementTranslations']
/** Whether somebody is logged in, and their name. */
export type AuthState = Schemas['AuthState']
/** (extension) */
export type UserRole = Schemas['UserRole']
/** The credentials. */
export type LoginRequest = Schemas['LoginRequest']
/** Names, phone in international form, email and password. */
export type RegisterRequest = Schemas['RegisterRequest']
/** The user and the code mailed to them. */
export type VerifyAccountRequest = Schemas['VerifyAccountRequest']
/** The address to mail a reset code to. */
export type SendResetOtpRequest = Schemas['SendResetOtpRequest']
/** Address, mailed code and the new password. */
export type ResetPasswordRequest = Schemas['ResetPasswordRequest']
/** The exam-access flag. */
export type ExamAccess = Schemas['ExamAccess']
/** The logged-in user's own data. */
export type UserData = Schemas['UserData']
/** The language of pages and mails, as a BCP 47 tag. Absent where no language was chosen. English is the source; the others translate it. (extension) */
export type Language = Schemas['Language']
/** A user's choice of language. (extension) */
export type LanguageChoice = Schemas['LanguageChoice']
/** A mistake that a reader found in a text. (extension) */
export type TranslationReport = Schemas['TranslationReport']
/** A zip file. (extension) */
export type MyDataFile = Schemas['MyDataFile']
/** The user's password, once more. (extension) */
export type AccountDeletionRequest = Schemas['AccountDeletionRequest']
/** A learner's name and place on the leaderboards. (extension) */
export type LeaderboardSettings = Schemas['LeaderboardSettings']
/** Which name the leaderboards show. (extension) */
export type NameOnLeaderboards = Schemas['NameOnLeaderboards']
/** A change of a learner's name or place on the leaderboards. (extension) */
export type LeaderboardSettingsChange = Schemas['LeaderboardSettingsChange']
/** A row of the admin's list of users. */
export type UserListItem = Schemas['UserListItem']
/** The new active state of a user. */
export type ActivateUserRequest = Schemas['ActivateUserRequest']
/** How long a plan lasts: monthly, yearly, one-time or 5-minutes. */
export type PlanDuration = Schemas['PlanDuration']
/** A plan on offer; price in LKR, 0 means free. */
export type PricePlan = Schemas['PricePlan']
/** Name and description of a plan by language. A text that is missing is shown as the plan has it. (extension) */
export type PlanTranslations = Schemas['PlanTranslations']
/** (extension) */
export type PlanTranslation = Schemas['PlanTranslation']
/** The plan to activate. */
export type PurchaseRequest = Schemas['PurchaseRequest']
/** The activated plan. */
export type PurchaseResponse = Schemas['PurchaseResponse']
/** An order for the payment widget. */
export type PaymentStartRequest = Schemas['PaymentStartRequest']
/** The signature and merchant id for the payment widget. */
export type PaymentStartResponse = Schemas['PaymentStartResponse']
/** A plan that the learner has activated or bought. (extension) */
export type PlanPurchase = Schemas['PlanPurchase']
/** Something that has happened to the learner's plans, exams or results. (extension) */
export type Notification = Schemas['Notification']
/** (extension) */
export type StudyMails = Schemas['StudyMails']
/** (extension) */
export type StudyMailsChoice = Schemas['StudyMailsChoice']
/** Days of the week, from 1, Monday, to 7, each once. (extension) */
export type Weekdays = Schemas['Weekdays']
/** (extension) */
export type UnsubscribeRequest = Schemas['UnsubscribeRequest']
/** (extension) */
export type DeleteNotificationsRequest = Schemas['DeleteNotificationsRequest']
/** The state of a payment order. (extension) */
export type PaymentOrder = Schemas['PaymentOrder']
/** An exam without its questions. */
export type ExamListItem = Schemas['ExamListItem']
/** Marks strictly above which an exam says Congratulations! or Well done!; 180 and 150 without it. (extension) */
export type VerdictThresholds = Schemas['VerdictThresholds']
/** An exam with its questions; keys are in it only where the server gives them inline. */
export type Exam = Schemas['Exam']
/** The exam's texts in other languages than English, or its topic alone beside a topic. A missing one is shown in English. (extension) */
export type ExamTranslations = Schemas['ExamTranslations']
/** (extension) */
export type ExamTexts = Schemas['ExamTexts']
/** A part of an exam with a time limit of its own. (extension) */
export type Section = Schemas['Section']
/** (extension) */
export type SectionId = Schemas['SectionId']
/** The section plays its clips by itself and goes from question to question. (extension) */
export type Playback = Schemas['Playback']
/** (extension) */
export type QuestionGroup = Schemas['QuestionGroup']
/** The section of a question; in another section listening if it has clips, else reading. */
export type QuestionType = Schemas['QuestionType']
/** A question with its options. */
export type Question = Schemas['Question']
/** What helps to learn from a question. Given where its key is. (extension) */
export type QuestionHelp = Schemas['QuestionHelp']
/** A turn of a clip, and where it is in the clip, in seconds. (extension) */
export type ClipTurn = Schemas['ClipTurn']
/** A text by language (si, ta, ko, en). (extension) */
export type TextByLanguage = Schemas['TextByLanguage']
/** (extension) */
export type QuestionTranslation = Schemas['QuestionTranslation']
/** (extension) */
export type OptionHelp = Schemas['OptionHelp']
/** Unit of the standard textbook. */
export type UnitNumber = Schemas['UnitNumber']
/** Unit of the standard textbook; 0: the words that come before its first unit. */
export type WordUnitNumber = Schemas['WordUnitNumber']
/** A day of the learners' time zone. */
export type Day = Schemas['Day']
/** What a user says of themselves. (extension) */
export type Profile = Schemas['Profile']
/** What changes of a profile. Names and phone cannot be cleared. (extension) */
export type ProfileChange = Schemas['ProfileChange']
/** (extension) */
export type ExamDate = Schemas['ExamDate']
/** A question that the learner missed, with its key. (extension) */
export type PracticeCard = Schemas['PracticeCard']
/** (extension) */
export type QuestionTags = Schemas['QuestionTags']
/** (extension) */
export type Practice = Schemas['Practice']
/** What the learner's cards can be filtered by. No numbers of overdue cards. (extension) */
export type PracticeChoices = Schemas['PracticeChoices']
/** (extension) */
export type PracticeExam = Schemas['PracticeExam']
/** A unit of the standard textbook. (extension) */
export type Unit = Schemas['Unit']
/** (extension) */
export type PracticeCorrection = Schemas['PracticeCorrection']
/** (extension) */
export type PracticeAnswers = Schemas['PracticeAnswers']
/** (extension) */
export type PracticeAnswer = Schemas['PracticeAnswer']
/** How a word is asked: `meaning` shows the Korean, `korean` the meaning, `listening` plays the word, `typing` wants it typed in Hangul. */
export type WordMode = Schemas['WordMode']
/** (extension) */
export type PracticeOutcomes = Schemas['PracticeOutcomes']
/** (extension) */
export type PracticeOutcome = Schemas['PracticeOutcome']
/** (extension) */
export type PracticeTopics = Schemas['PracticeTopics']
/** (extension) */
export type UnitTopic = Schemas['UnitTopic']
/** (extension) */
export type Topic = Schemas['Topic']
/** (extension) */
export type Drill = Schemas['Drill']
/** (extension) */
export type DrillQuestion = Schemas['DrillQuestion']
/** (extension) */
export type Word = Schemas['Word']
/** An attempt that goes on. (extension) */
export type RunningExam = Schemas['RunningExam']
/** (extension) */
export type WordPractice = Schemas['WordPractice']
/** (extension) */
export type WordCard = Schemas['WordCard']
/** (extension) */
export type WordChoice = Schemas['WordChoice']
/** (extension) */
export type AttemptAnalysis = Schemas['AttemptAnalysis']
/** (extension) */
export type ChangedQuestion = Schemas['ChangedQuestion']
/** (extension) */
export type QuestionTime = Schemas['QuestionTime']
/** Right answers by topic, in the order of the exam; units by number. Questions without a tag are in no bar of it. Only a section may have fewer than three questions. (extension) */
export type AnalysisBars = Schemas['AnalysisBars']
/** (extension) */
export type AnalysisBar = Schemas['AnalysisBar']
/** Where a first attempt lies among the first attempts of the leaderboard, its own included. Absent for repeated attempts. Under 20 attempts only their number; under 100 a range (95 %) in place of the percentile. (extension) */
export type Standing = Schemas['Standing']
/** The learner's attempt at the same exam before this one, compared with it. (extension) */
export type EarlierAttempt = Schemas['EarlierAttempt']
/** A branch of work with a floor of its own. */
export type Sector = Schemas['Sector']
/** (extension) */
export type ConfirmedFloor = Schemas['ConfirmedFloor']
/** When it was published: a year, month or day. */
export type FloorDate = Schemas['FloorDate']
/** The lowest score that the point system accepts in a branch of work. (extension) */
export type Floor = Schemas['Floor']
/** (extension) */
export type FloorsRequest = Schemas['FloorsRequest']
/** (extension) */
export type FloorsResponse = Schemas['FloorsResponse']
/** (extension) */
export type Today = Schemas['Today']
/** What is due on the next day, if nothing more is answered today. (extension) */
export type NextDay = Schemas['NextDay']
/** The running exam that began last. (extension) */
export type RunningToday = Schemas['RunningToday']
/** A free plan that unlocks an exam. (extension) */
export type FreePlan = Schemas['FreePlan']
/** What a day takes so that all questions in practice and all words are done before the exam. (extension) */
export type DailyShare = Schemas['DailyShare']
/** (extension) */
export type LatestResult = Schemas['LatestResult']
/** (extension) */
export type WeakTopic = Schemas['WeakTopic']
/** An unlocked exam that the learner has never taken; if there is none, the one taken longest ago. (extension) */
export type NextExam = Schemas['NextExam']
/** Statistics as Moodle defines them, from first attempts of the leaderboard. Shares are in percent. (extension) */
export type ExamStatistics = Schemas['ExamStatistics']
/** Listening questions of these attempts by whether their learners had used the listening trainer before. Absent for an exam without listening, and while nobody has used it. (extension) */
export type TrainingStatistics = Schemas['TrainingStatistics']
/** Learners who had trained with five recordings or more, or with none. (extension) */
export type TrainingGroup = Schemas['TrainingGroup']
/** A mean in percent with its 95 % interval. (extension) */
export type ShareInterval = Schemas['ShareInterval']
/** (extension) */
export type VersionAttempts = Schemas['VersionAttempts']
/** Of the whole exam; values that need more attempts, or different scores, are absent. (extension) */
export type TestStatistics = Schemas['TestStatistics']
/** (extension) */
export type ScoreCount = Schemas['ScoreCount']
/** Attempts by thirds of the score. Equal scores are in one third. (extension) */
export type GroupCounts = Schemas['GroupCounts']
/** (extension) */
export type QuestionStatistics = Schemas['QuestionStatistics']
/** (extension) */
export type OptionStatistics = Schemas['OptionStatistics']
/** How many chose it, in all and by thirds of the score. (extension) */
export type ChoiceCounts = Schemas['ChoiceCounts']
/** (extension) */
export type StatisticsFlag = Schemas['StatisticsFlag']
/** An option; identified by its text, or by its photo if it has no text. */
export type AnswerOption = Schemas['AnswerOption']
/** Id of the current section; reading or listening in an exam without sections. (extension) */
export type ProgressPhase = Schemas['ProgressPhase']
/** A running attempt. (extension) */
export type ExamProgress = Schemas['ExamProgress']
/** A running attempt as the server saved it, or null. (extension) */
export type SavedProgress = Schemas['SavedProgress']
/** (extension) */
export type ProgressResponse = Schemas['ProgressResponse']
/** The new revision of a saved attempt. (extension) */
export type ProgressSaved = Schemas['ProgressSaved']
/** (extension) */
export type ProgressConflict = Schemas['ProgressConflict']
/** A finished attempt. */
export type ResultRequest = Schemas['ResultRequest']
/** What the device saw of an attempt, by its own clock. Facts only; they change no score, rank or state. (extension) */
export type FairPlayRecord = Schemas['FairPlayRecord']
/** (extension) */
export type FairPlayEvent = Schemas['FairPlayEvent']
/** One answer of a posted attempt; empty texts where nothing was chosen or the key is not known. */
export type SubmittedAnswer = Schemas['SubmittedAnswer']
/** The stored attempt, with success and message. */
export type ResultResponse = Schemas['ResultResponse']
/** The stored attempt; everything but `attempt` is an extension. */
export type StoredResult = Schemas['StoredResult']
/** Why the attempt is practice; absent if it is on a leaderboard. `repeated`: not the learner's first; `automatic`: graded because its time was over; `late`: received too long after its time; `no-evidence`: the server heard nothing of it before the result; `offline-start`: the server heard of its start more than a minute late; `impossible-time`: shorter than anybody can be; `unverified`: it gets its place as soon as the learner's email address is verified. (extension) */
export type UnrankedReason = Schemas['UnrankedReason']
/** One graded question of a stored attempt. (extension) */
export type GradedQuestion = Schemas['GradedQuestion']
/** One of the learner's own attempts. (extension) */
export type MyResult = Schemas['MyResult']
/** (extension) */
export type AttemptResult = Schemas['AttemptResult']
/** One of the learner's own attempts with its graded questions and its exam, for the review. (extension) */
export type AttemptReview = Schemas['AttemptReview']
/** The signed facts of a result. They contain nothing about the person, nor about extra time. (extension) */
export type ScoreReport = Schemas['ScoreReport']
/** The state of a score report. `genuine`: the result is stored with these marks; `corrected`: its marks were changed by corrected answer keys after the score report was issued; `withdrawn`: the payment of its plan was taken back; `deleted`: the result was deleted; `altered`: the stored score report does not fit its signature. The score report is present only if it is genuine or corrected. (extension) */
export type ScoreReportCheck = Schemas['ScoreReportCheck']
/** The score report of one of the learner's own attempts. (extension) */
export type OwnScoreReport = Schemas['OwnScoreReport']
/** Whether the page that verifies a score report shows the learner's name. (extension) */
export type ScoreReportNameRequest = Schemas['ScoreReportNameRequest']
/** One row of an exam's leaderboard; time in seconds. */
export type LeaderboardEntry = Schemas['LeaderboardEntry']
/** A lesson video. */
export type Video = Schemas['Video']
/** A message of the contact form. (extension) */
export type ContactRequest = Schemas['ContactRequest']
/** What an operator fills in. What pages show and is missing shows a placeholder. (extension) */
export type SiteSettings = Schemas['SiteSettings']
/** (extension) */
export type SiteSettingsRequest = Schemas['SiteSettingsRequest']
/** What a learner wrote, shown as it is in every language. (extension) */
export type FeedbackCard = Schemas['FeedbackCard']
/** (extension) */
export type StoredSiteSettings = Schemas['StoredSiteSettings']
/** What waits for the admins, and how the site is. (extension) */
export type AdminOverview = Schemas['AdminOverview']
/** A user, as admins see one in a list. (extension) */
export type AdminUser = Schemas['AdminUser']
/** (extension) */
export type AdminUserPage = Schemas['AdminUserPage']
/** A user with plans and attempts, as admins see one. (extension) */
export type AdminUserDetails = Schemas['AdminUserDetails']
/** A learner's attempt, as admins see one. (extension) */
export type AdminAttempt = Schemas['AdminAttempt']
/** (extension) */
export type TimeFactorRequest = Schemas['TimeFactorRequest']
/** (extension) */
export type UserEmailRequest = Schemas['UserEmailRequest']
/** (extension) */
export type UserRoleRequest = Schemas['UserRoleRequest']
/** (extension) */
export type AuditPage = Schemas['AuditPage']
/** What the staff changes and views, as the audit log names it. (extension) */
export type AuditSubject = Schemas['AuditSubject']
/** An entry of the audit log. It refers to users by id. (extension) */
export type AuditEntry = Schemas['AuditEntry']
/** (extension) */
export type MailPage = Schemas['MailPage']
/** An entry of the mail log. (extension) */
export type MailLogEntry = Schemas['MailLogEntry']
/** (extension) */
export type VisitorMessagePage = Schemas['VisitorMessagePage']
/** A message of a visitor to the operator. (extension) */
export type VisitorMessage = Schemas['VisitorMessage']
/** The answer to a message. (extension) */
export type AnswerMessageRequest = Schemas['AnswerMessageRequest']
/** The state of a message. (extension) */
export type ChangeMessageRequest = Schemas['ChangeMessageRequest']
/** (extension) */
export type PaymentOrderPage = Schemas['PaymentOrderPage']
/** An order for the payment gateway, as admins see it. (extension) */
export type PaymentOrderEntry = Schemas['PaymentOrderEntry']
/** (extension) */
export type PaymentNoticePage = Schemas['PaymentNoticePage']
/** The sender's values are not verified; `outcome` is the server's own judgement. (extension) */
export type PaymentNotice = Schemas['PaymentNotice']
/** A price plan, on offer or withdrawn. (extension) */
export type AdminPlan = Schemas['AdminPlan']
/** (extension) */
export type AdminPlanResponse = Schemas['AdminPlanResponse']
/** A new price plan. (extension) */
export type AddPlanRequest = Schemas['AddPlanRequest']
/** The fields of a price plan to change. (extension) */
export type ChangePlanRequest = Schemas['ChangePlanRequest']
/** An advertisement, shown or withdrawn. (extension) */
export type AdminAdvertisement = Schemas['AdminAdvertisement']
/** (extension) */
export type AdminAdvertisementResponse = Schemas['AdminAdvertisementResponse']
/** A new advertisement with its picture in base64. (extension) */
export type AddAdvertisementRequest = Schemas['AddAdvertisementRequest']
/** The fields of an advertisement to change. A new title without `translations` removes those of the former one. (extension) */
export type ChangeAdvertisementRequest = Schemas['ChangeAdvertisementRequest']
/** A PNG, JPEG or WebP file in base64; at most 2 MB, 4096 × 4096 pixels. (extension) */
export type Picture = Schemas['Picture']
/** A lesson video, shown or withdrawn. (extension) */
export type AdminVideo = Schemas['AdminVideo']
/** (extension) */
export type AdminVideoResponse = Schemas['AdminVideoResponse']
/** A new lesson video. (extension) */
export type AddVideoRequest = Schemas['AddVideoRequest']
/** The fields of a lesson video to change. (extension) */
export type ChangeVideoRequest = Schemas['ChangeVideoRequest']
/** An exam, as admins see it in a list. (extension) */
export type AdminExam = Schemas['AdminExam']
/** A session of the user. (extension) */
export type AuthSession = Schemas['AuthSession']
/** A user's two-step verification, and its state on the session of the request. (extension) */
export type TwoStep = Schemas['TwoStep']
/** A user's passkey. (extension) */
export type Passkey = Schemas['Passkey']
/** A passkey as the browser knows it. (extension) */
export type PasskeyReference = Schemas['PasskeyReference']
/** The browser's options for a check of a passkey (PublicKeyCredentialRequestOptionsJSON). (extension) */
export type PasskeyCheckResponse = Schemas['PasskeyCheckResponse']
/** The browser's options for a new passkey (PublicKeyCredentialCreationOptionsJSON). (extension) */
export type NewPasskeyResponse = Schemas['NewPasskeyResponse']
/** What a passkey answered to a challenge. (extension) */
export type PasskeyAssertion = Schemas['PasskeyAssertion']
/** A name, and what the device answered to a challenge. (extension) */
export type AddPasskeyRequest = Schemas['AddPasskeyRequest']
/** The new name of a passkey. (extension) */
export type RenamePasskeyRequest = Schemas['RenamePasskeyRequest']
/** A code of an authenticator app, or a recovery code. (extension) */
export type TwoStepCode = Schemas['TwoStepCode']
/** A change of two-step verification. (extension) */
export type TwoStepAdded = Schemas['TwoStepAdded']
/** A secret for an authenticator app. (extension) */
export type TotpSecretResponse = Schemas['TotpSecretResponse']
/** An exam with its keys, as its author writes it: the form of `exam.yaml`, of drafts, which may lack fields, and of stored versions, which have ids. A file is a path beside `exam.yaml`, else a media name. Learners never get it as it is. (extension) */
export type Paper = Schemas['Paper']
/** A part of an exam with a time limit of its own. (extension) */
export type PaperSection = Schemas['PaperSection']
/** A passage, picture or recording of several questions. (extension) */
export type PaperGroup = Schemas['PaperGroup']
/** (extension) */
export type PaperQuestion = Schemas['PaperQuestion']
/** An option with text, a picture or both, or spoken by the clip. (extension) */
export type PaperOption = Schemas['PaperOption']
/** Start and end of a turn of a clip, in seconds. (extension) */
export type PaperTurn = Schemas['PaperTurn']
/** A line of the script of a clip. (extension) */
export type ScriptLine = Schemas['ScriptLine']
/** What a question is about. (extension) */
export type PaperTags = Schemas['PaperTags']
/** Where a paper stands. A published one may have newer changes; one in review with a published version is an exam. (extension) */
export type PaperState = Schemas['PaperState']
/** A `Paper`, complete or not, with faults or without. Files are media names, and each question has its `item`. (extension) */
export type PaperDraft = Schemas['PaperDraft']
/** (extension) */
export type PaperOwner = Schemas['PaperOwner']
/** How many questions have a tag. (extension) */
export type TagCount = Schemas['TagCount']
/** What the questions of a paper are about. (extension) */
export type PaperCoverage = Schemas['PaperCoverage']
/** (extension) */
export type PaperSummary = Schemas['PaperSummary']
/** (extension) */
export type CreatePaperRequest = Schemas['CreatePaperRequest']
/** A file that a draft uses. (extension) */
export type PaperMedia = Schemas['PaperMedia']
/** A line that a clip says. (extension) */
export type SpokenLine = Schemas['SpokenLine']
/** A tab that has the paper open. (extension) */
export type PaperEditor = Schemas['PaperEditor']
/** A paper that is open at the desk. (extension) */
export type DeskPaper = Schemas['DeskPaper']
/** (extension) */
export type SavePaperRequest = Schemas['SavePaperRequest']
/** Names a tab of the browser; made by it. (extension) */
export type TabId = Schemas['TabId']
/** (extension) */
export type SavedPaper = Schemas['SavedPaper']
/** Another revision was saved meanwhile. (extension) */
export type PaperConflict = Schemas['PaperConflict']
/** (extension) */
export type PaperStateRequest = Schemas['PaperStateRequest']
/** (extension) */
export type GivePaperRequest = Schemas['GivePaperRequest']
/** A user who may own papers. (extension) */
export type Writer = Schemas['Writer']
/** (extension) */
export type PublishPaperRequest = Schemas['PublishPaperRequest']
/** What the author must correct, as the importer names it. (extension) */
export type PaperFault = Schemas['PaperFault']
/** Time that the clips of a section take. (extension) */
export type PaperBudget = Schemas['PaperBudget']
/** What differs from an earlier version, by numbers of questions. (extension) */
export type PaperDifference = Schemas['PaperDifference']
/** (extension) */
export type PublishReport = Schemas['PublishReport']
/** (extension) */
export type Revision = Schemas['Revision']
/** (extension) */
export type RevisionPage = Schemas['RevisionPage']
/** (extension) */
export type RevisionWithDraft = Schemas['RevisionWithDraft']
/** (extension) */
export type PaperTab = Schemas['PaperTab']
/** (extension) */
export type PaperPresence = Schemas['PaperPresence']
/** (extension) */
export type RegradeRequest = Schemas['RegradeRequest']
/** (extension) */
export type RegradeReport = Schemas['RegradeReport']
/** (extension) */
export type PaperFile = Schemas['PaperFile']
/** (extension) */
export type ImportRequest = Schemas['ImportRequest']
/** (extension) */
export type ImportCheck = Schemas['ImportCheck']
/** (extension) */
export type BankItemPage = Schemas['BankItemPage']
/** A picture or a clip of the media library. (extension) */
export type MediaEntry = Schemas['MediaEntry']
/** A person by id and name. (extension) */
export type DeskName = Schemas['DeskName']
/** A use of a file by a paper. A paper that the user may not write has no fields, and is listed once. (extension) */
export type MediaUse = Schemas['MediaUse']
/** (extension) */
export type MediaEntryResponse = Schemas['MediaEntryResponse']
/** (extension) */
export type MediaPage = Schemas['MediaPage']
export type MediaTitle = Schemas['MediaTitle']
export type MediaText = Schemas['MediaText']
export type SpeakerIds = Schemas['SpeakerIds']
/** A new file of the library in base64. A picture needs an alternative text. (extension) */
export type AddMediaRequest = Schemas['AddMediaRequest']
/** The fields of an entry to change. (extension) */
export type ChangeMediaRequest = Schemas['ChangeMediaRequest']
/** A rectangle in pixels of the stored picture. (extension) */
export type CropMediaRequest = Schemas['CropMediaRequest']
/** (extension) */
export type OutlineRequest = Schemas['OutlineRequest']
/** Path data whose origin is the upper left corner of the line. (extension) */
export type Outline = Schemas['Outline']
/** (extension) */
export type Quota = Schemas['Quota']
/** (extension) */
export type Quotas = Schemas['Quotas']
/** A person whose voice is recorded, with the consent. (extension) */
export type Speaker = Schemas['Speaker']
/** (extension) */
export type AddSpeakerRequest = Schemas['AddSpeakerRequest']
/** (extension) */
export type SpeakerResponse = Schemas['SpeakerResponse']
/** What was read: a line of the script, the number of the question, or the instruction. (extension) */
export type TakePart = Schemas['TakePart']
/** A recording of one line. (extension) */
export type Take = Schemas['Take']
/** (extension) */
export type PutTakeRequest = Schemas['PutTakeRequest']
/** (extension) */
export type TakeResponse = Schemas['TakeResponse']
/** Milliseconds. */
export type Pause = Schemas['Pause']
/** Takes of one paper, by id. (extension) */
export type AssembleClipRequest = Schemas['AssembleClipRequest']
/** (extension) */
export type AssembledClip = Schemas['AssembledClip']

/** All named schemas of the contract. */
export type Schemas = components['schemas']
/** The name of an operation (`operationId`). */
export type OperationId = keyof operations
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never
/** The body of an operation's success. */
export type SuccessBody<Id extends OperationId> = Json<operations[Id]['responses'][200]>
/** A success body for each operation. */
export type SuccessBodies = { [Id in OperationId]: SuccessBody<Id> }
/** An operation that takes a body. */
export type OperationWithBody = { [Id in OperationId]: operations[Id] extends { requestBody: object } ? Id : never }[OperationId]
/** The body that an operation takes. */
export type RequestBody<Id extends OperationWithBody> = Json<operations[Id]['requestBody']>
/** How many requests pass in a time, from the first one; operations with the same counter are counted together. */
export interface RateLimit {
  counter: string
  count: number
  minutes: number
}
/** Where an operation is found and what the document says of it. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces. */
  path: keyof paths
  /** An example of the required query. */
  query: Readonly<Record<string, string>>
  /** '200', '401', '4XX' … */
  statuses: readonly string[]
  /** Whether it needs a session. */
  needsLogin?: true
  /** The right that it needs beyond a session. */
  right?: Right
  /** The two-step verification that it needs: none, one of the last minutes, or to set one up. @default any, if it needs a right */
  twoStep?: 'none' | 'recent' | 'setup'
  /** What the audit log records: a change or view of a subject, what a list shows (fields of its entries), or nothing. */
  audit?: 'none' | { change: AuditSubject } | { view: AuditSubject } | { list: 'count' | Readonly<Record<string, string>> }
  /** How often a user may call it, and everybody from one address together. */
  limit?: { user?: RateLimit; address?: RateLimit }
  /** How many seconds it may take. @default the server's */
  timeout?: number
  /** The largest request body, in KiB. @default the server's */
  body?: number
  /** Whether it may write although its method only reads. */
  writes?: true
  /** The parameter that names an exam, which the learner must have access to. */
  exam?: string
  /** Whether it is refused (403) to a learner without a plan for it. */
  plan?: true
  /** Whether the specification lacks it. */
  extension?: true
}
/** Every operation, in the order of the document. */
export const endpoints = {
  listAdvertisements: {"method":"get","path":"/api/advertisements","query":{},"statuses":["200","4XX","5XX"]},
  isAuth: {"method":"get","path":"/api/auth/is-auth","query":{},"statuses":["200","4XX","5XX"]},
  login: {"method":"post","path":"/api/auth/login","query":{},"statuses":["200","401","4XX","5XX"]},
  logout: {"method":"post","path":"/api/auth/logout","query":{},"statuses":["200","4XX","5XX"]},
  register: {"method":"post","path":"/api/auth/register","query":{},"statuses":["200","409","4XX","5XX"]},
  verifyAccount: {"method":"post","path":"/api/auth/Verify-account","query":{},"statuses":["200","4XX","5XX"],"limit":{"address":{"counter":"codeTries","count":60,"minutes":10}}},
  resendVerification: {"method":"post","path":"/api/auth/resend-verification","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"address":{"counter":"codes","count":60,"minutes":60}}},
  sendResetOtp: {"method":"post","path":"/api/auth/send-reset-otp","query":{},"statuses":["200","4XX","5XX"],"limit":{"address":{"counter":"codes","count":60,"minutes":60}}},
  resetPassword: {"method":"post","path":"/api/auth/reset-password","query":{},"statuses":["200","4XX","5XX"],"limit":{"address":{"counter":"codeTries","count":60,"minutes":10}}},
  checkAccess: {"method":"get","path":"/api/auth/check-access","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true},
  getUserData: {"method":"get","path":"/api/user/data","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true},
  downloadMyData: {"method":"post","path":"/api/user/my-data","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"downloadMyData","count":5,"minutes":60}}},
  requestAccountDeletion: {"method":"post","path":"/api/user/deletion","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"requestAccountDeletion","count":10,"minutes":60}}},
  undoAccountDeletion: {"method":"delete","path":"/api/user/deletion","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  getLeaderboardSettings: {"method":"get","path":"/api/user/leaderboards","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  changeLeaderboardSettings: {"method":"patch","path":"/api/user/leaderboards","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  listUsers: {"method":"get","path":"/api/user","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"right":"site.manage","audit":{"list":"count"}},
  setUserActive: {"method":"patch","path":"/api/user/{id}/activate","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"twoStep":"recent","right":"site.manage","audit":{"change":"user"}},
  listPricePlans: {"method":"get","path":"/api/price-plans","query":{},"statuses":["200","4XX","5XX"]},
  listPurchases: {"method":"get","path":"/api/user/purchases","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  listNotifications: {"method":"get","path":"/api/user/notifications","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  deleteNotifications: {"method":"post","path":"/api/user/notifications/delete","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  purchasePlan: {"method":"post","path":"/api/user-plan-purchases","query":{},"statuses":["200","401","402","404","409","4XX","5XX"],"needsLogin":true,"limit":{"user":{"counter":"purchasePlan","count":60,"minutes":60}}},
  startPayment: {"method":"post","path":"/payment/start","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"limit":{"user":{"counter":"startPayment","count":20,"minutes":60},"address":{"counter":"startPayment","count":200,"minutes":60}}},
  getPaymentOrder: {"method":"get","path":"/payment/orders/{id}","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true},
  listExams: {"method":"get","path":"/api/exams","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true},
  getExam: {"method":"get","path":"/api/exams/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"writes":true,"exam":"id","plan":true},
  getProgress: {"method":"get","path":"/api/exams/{id}/progress","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true,"plan":true},
  saveProgress: {"method":"put","path":"/api/exams/{id}/progress","query":{},"statuses":["200","401","403","404","409","410","4XX","5XX"],"needsLogin":true,"extension":true,"exam":"id","limit":{"user":{"counter":"saveProgress","count":7200,"minutes":60}},"body":200,"plan":true},
  saveResult: {"method":"post","path":"/api/results","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"body":256,"plan":true},
  listMyResults: {"method":"get","path":"/api/results/mine","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true},
  getLeaderboard: {"method":"get","path":"/api/results/leaderboard","query":{"examId":"exam-sample"},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"exam":"examId","plan":true},
  getAttempt: {"method":"get","path":"/api/results/{id}","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true},
  getAttemptAnalysis: {"method":"get","path":"/api/results/{id}/analysis","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true},
  getScoreReport: {"method":"get","path":"/api/results/{id}/score-report","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true},
  setScoreReportName: {"method":"patch","path":"/api/results/{id}/score-report","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true},
  checkScoreReport: {"method":"get","path":"/api/score-reports/{number}","query":{},"statuses":["200","404","4XX","5XX"],"extension":true,"limit":{"address":{"counter":"checkScoreReport","count":60,"minutes":10}},"writes":true},
  getPractice: {"method":"get","path":"/api/practice","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true},
  savePracticeAnswers: {"method":"post","path":"/api/practice/answers","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"savePracticeAnswers","count":1200,"minutes":60}}},
  getPracticeTopics: {"method":"get","path":"/api/practice/topics","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  getDrill: {"method":"get","path":"/api/practice/drill","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"plan":true},
  listWords: {"method":"get","path":"/api/words","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"plan":true},
  getWordPractice: {"method":"get","path":"/api/practice/words","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"plan":true},
  getToday: {"method":"get","path":"/api/today","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"writes":true,"limit":{"user":{"counter":"getToday","count":600,"minutes":60}}},
  listRunningExams: {"method":"get","path":"/api/user/running-exams","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  getProfile: {"method":"get","path":"/api/user/profile","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  changeProfile: {"method":"patch","path":"/api/user/profile","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"changeProfile","count":60,"minutes":60}},"body":512},
  getStudyMails: {"method":"get","path":"/api/user/study-mails","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  setStudyMails: {"method":"put","path":"/api/user/study-mails","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  unsubscribe: {"method":"post","path":"/api/unsubscribe","query":{},"statuses":["200","404","4XX","5XX"],"extension":true,"limit":{"address":{"counter":"unsubscribe","count":60,"minutes":60}}},
  setExamDate: {"method":"put","path":"/api/user/exam-date","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"setExamDate","count":60,"minutes":60}}},
  setLanguage: {"method":"put","path":"/api/user/language","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true,"limit":{"user":{"counter":"setLanguage","count":60,"minutes":60}}},
  reportTranslation: {"method":"post","path":"/api/translation-reports","query":{},"statuses":["200","4XX","5XX"],"extension":true,"limit":{"address":{"counter":"reportTranslation","count":20,"minutes":60}}},
  listVideos: {"method":"get","path":"/api/videos","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true},
  sendContactMessage: {"method":"post","path":"/api/contact","query":{},"statuses":["200","4XX","5XX"],"extension":true,"limit":{"address":{"counter":"sendContactMessage","count":10,"minutes":60}}},
  getAdminOverview: {"method":"get","path":"/api/admin/overview","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  findUsers: {"method":"get","path":"/api/admin/users","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"list":{"users":"id"}}},
  getUser: {"method":"get","path":"/api/admin/users/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"view":"user"}},
  setTimeFactor: {"method":"patch","path":"/api/admin/users/{id}/time-factor","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"user"}},
  setUserEmail: {"method":"patch","path":"/api/admin/users/{id}/email","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","twoStep":"recent","audit":{"change":"user"}},
  grantPlan: {"method":"post","path":"/api/admin/users/{id}/plans","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","twoStep":"recent","audit":{"change":"user"}},
  setUserRole: {"method":"patch","path":"/api/admin/users/{id}/role","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"recent","right":"roles.give","audit":{"change":"user"}},
  listAllPlans: {"method":"get","path":"/api/admin/plans","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  addPlan: {"method":"post","path":"/api/admin/plans","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"recent","right":"site.manage","audit":{"change":"plan"}},
  changePlan: {"method":"patch","path":"/api/admin/plans/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"recent","right":"site.manage","audit":{"change":"plan"}},
  listAllAdvertisements: {"method":"get","path":"/api/admin/advertisements","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  addAdvertisement: {"method":"post","path":"/api/admin/advertisements","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"advertisement"},"body":4096},
  changeAdvertisement: {"method":"patch","path":"/api/admin/advertisements/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"advertisement"},"body":4096},
  deleteAdvertisement: {"method":"delete","path":"/api/admin/advertisements/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"advertisement"}},
  listAllVideos: {"method":"get","path":"/api/admin/videos","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  addVideo: {"method":"post","path":"/api/admin/videos","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"video"}},
  changeVideo: {"method":"patch","path":"/api/admin/videos/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"video"}},
  deleteVideo: {"method":"delete","path":"/api/admin/videos/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"video"}},
  listAllExams: {"method":"get","path":"/api/admin/exams","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"exams.preview","audit":"none"},
  previewExam: {"method":"get","path":"/api/admin/exams/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"recent","right":"exams.preview","audit":{"view":"exam"}},
  getExamStatistics: {"method":"get","path":"/api/admin/exams/{id}/statistics","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"recent","right":"statistics.read","audit":{"view":"exam"}},
  getSiteSettings: {"method":"get","path":"/api/admin/settings","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  saveSiteSettings: {"method":"put","path":"/api/admin/settings","query":{},"statuses":["200","401","403","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"settings"}},
  listFloors: {"method":"get","path":"/api/admin/floors","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  saveFloors: {"method":"put","path":"/api/admin/floors","query":{},"statuses":["200","401","403","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"floors"}},
  listMails: {"method":"get","path":"/api/admin/mails","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"list":{"mails":"id"}}},
  listMessages: {"method":"get","path":"/api/admin/messages","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"list":{"messages":"id"}}},
  changeMessage: {"method":"patch","path":"/api/admin/messages/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"message"}},
  answerMessage: {"method":"post","path":"/api/admin/messages/{id}/answer","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"change":"message"},"limit":{"user":{"counter":"answerMessage","count":60,"minutes":60}}},
  listPaymentOrders: {"method":"get","path":"/api/admin/payment-orders","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"list":{"orders":"orderId","users":"userId"}}},
  listPaymentNotices: {"method":"get","path":"/api/admin/payment-notices","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":{"list":{"notices":"id","orders":"orderId"}}},
  listSessions: {"method":"get","path":"/api/auth/sessions","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  endSession: {"method":"delete","path":"/api/auth/sessions/{id}","query":{},"statuses":["200","401","404","4XX","5XX"],"needsLogin":true,"extension":true},
  endOtherSessions: {"method":"post","path":"/api/auth/sessions/end-others","query":{},"statuses":["200","401","4XX","5XX"],"needsLogin":true,"extension":true},
  getTwoStep: {"method":"get","path":"/api/admin/two-step","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"none","right":"twoStep.use","audit":"none"},
  startPasskeyCheck: {"method":"post","path":"/api/admin/two-step/challenge","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"none","right":"twoStep.use","audit":"none"},
  confirmByPasskey: {"method":"post","path":"/api/admin/two-step/passkey","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"none","right":"twoStep.use","audit":"none"},
  confirmByCode: {"method":"post","path":"/api/admin/two-step/code","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"none","right":"twoStep.use","audit":"none"},
  startPasskey: {"method":"post","path":"/api/admin/two-step/passkeys/challenge","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":"none"},
  addPasskey: {"method":"post","path":"/api/admin/two-step/passkeys","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":{"change":"twoStep"}},
  renamePasskey: {"method":"patch","path":"/api/admin/two-step/passkeys/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":"none"},
  removePasskey: {"method":"delete","path":"/api/admin/two-step/passkeys/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":{"change":"twoStep"}},
  startTotp: {"method":"post","path":"/api/admin/two-step/totp/secret","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":"none"},
  addTotp: {"method":"post","path":"/api/admin/two-step/totp","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":{"change":"twoStep"}},
  removeTotp: {"method":"delete","path":"/api/admin/two-step/totp","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":{"change":"twoStep"}},
  renewRecoveryCodes: {"method":"post","path":"/api/admin/two-step/recovery-codes","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"twoStep":"setup","right":"twoStep.use","audit":{"change":"twoStep"}},
  listAuditEntries: {"method":"get","path":"/api/admin/audit","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"site.manage","audit":"none"},
  listPapers: {"method":"get","path":"/api/desk/papers","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":"none"},
  createPaper: {"method":"post","path":"/api/desk/papers","query":{},"statuses":["200","401","403","404","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"change":"paper"},"limit":{"user":{"counter":"createPaper","count":60,"minutes":60}}},
  getPaper: {"method":"get","path":"/api/desk/papers/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"view":"paper"}},
  savePaper: {"method":"put","path":"/api/desk/papers/{id}","query":{},"statuses":["200","401","403","404","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"change":"paper"},"limit":{"user":{"counter":"savePaper","count":2700,"minutes":60}},"body":3072},
  deletePaper: {"method":"delete","path":"/api/desk/papers/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"change":"paper"}},
  setPaperState: {"method":"post","path":"/api/desk/papers/{id}/state","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"change":"paper"}},
  givePaper: {"method":"put","path":"/api/desk/papers/{id}/owner","query":{},"statuses":["200","401","403","404","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.give","twoStep":"recent","audit":{"change":"paper"}},
  getQuotas: {"method":"get","path":"/api/desk/quotas","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":"none"},
  listWriters: {"method":"get","path":"/api/desk/writers","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.give","audit":"none"},
  publishPaper: {"method":"post","path":"/api/desk/papers/{id}/publish","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.publish","twoStep":"recent","audit":{"change":"paper"}},
  listRevisions: {"method":"get","path":"/api/desk/papers/{id}/revisions","query":{"page":"1"},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":"none"},
  getRevision: {"method":"get","path":"/api/desk/papers/{id}/revisions/{revision}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"view":"paper"}},
  touchPaper: {"method":"post","path":"/api/desk/papers/{id}/presence","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":"none","limit":{"user":{"counter":"touchPaper","count":3600,"minutes":60}}},
  regradePaper: {"method":"post","path":"/api/desk/papers/{id}/regrade","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.publish","twoStep":"recent","audit":"none","timeout":240},
  exportPaper: {"method":"get","path":"/api/desk/papers/{id}/export","query":{"format":"folder"},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"view":"paper"},"limit":{"user":{"counter":"exportPaper","count":60,"minutes":60}}},
  checkImport: {"method":"post","path":"/api/desk/papers/{id}/import","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"change":"paper"},"limit":{"user":{"counter":"checkImport","count":60,"minutes":60}},"timeout":240,"body":41984},
  listBankItems: {"method":"get","path":"/api/desk/bank","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"papers.write","audit":{"list":{"items":"item"}}},
  listMedia: {"method":"get","path":"/api/desk/media","query":{"page":"1"},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":"none"},
  addMedia: {"method":"post","path":"/api/desk/media","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"media"},"limit":{"user":{"counter":"mediaUploads","count":300,"minutes":60}},"timeout":240,"body":14336},
  changeMedia: {"method":"patch","path":"/api/desk/media/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"media"}},
  deleteMedia: {"method":"delete","path":"/api/desk/media/{id}","query":{},"statuses":["200","401","403","404","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"media"}},
  cropMedia: {"method":"post","path":"/api/desk/media/{id}/crop","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"media"},"limit":{"user":{"counter":"mediaUploads","count":300,"minutes":60}},"timeout":60},
  outlineText: {"method":"post","path":"/api/desk/outlines","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":"none"},
  listSpeakers: {"method":"get","path":"/api/desk/speakers","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":"none"},
  addSpeaker: {"method":"post","path":"/api/desk/speakers","query":{},"statuses":["200","401","403","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"speaker"},"limit":{"user":{"counter":"addSpeaker","count":60,"minutes":60}}},
  putTake: {"method":"put","path":"/api/desk/takes/{id}","query":{},"statuses":["200","401","403","404","409","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":"none","limit":{"user":{"counter":"putTake","count":1200,"minutes":60}},"timeout":240,"body":17408},
  deleteTake: {"method":"delete","path":"/api/desk/takes/{id}","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"take"}},
  listTakes: {"method":"get","path":"/api/desk/papers/{id}/takes","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":"none"},
  assembleClip: {"method":"post","path":"/api/desk/clips","query":{},"statuses":["200","401","403","404","4XX","5XX"],"needsLogin":true,"extension":true,"right":"media.manage","audit":{"change":"media"},"limit":{"user":{"counter":"assembleClip","count":200,"minutes":60}},"timeout":120},
} as const satisfies Record<OperationId, Endpoint>
/** The names of all operations, in the order of the document. */
export const operationIds = Object.keys(endpoints) as OperationId[]
type With<Fact> = { [Id in OperationId]: (typeof endpoints)[Id] extends Fact ? Id : never }[OperationId]
/** An operation beyond the specification. */
export type ExtensionOperationId = With<{ extension: true }>
/** An operation that needs a right: of the staff. */
export type StaffOperationId = With<{ right: Right }>
/** An operation of the staff that the audit log records. */
export type RecordedOperationId = Exclude<StaffOperationId, With<{ audit: 'none' }>>
/** The operations beyond the specification. */
export const extensionOperations = operationIds.filter((id): id is ExtensionOperationId => 'extension' in endpoints[id])
/** The operations that need a session. */
export const protectedOperations = operationIds.filter((id) => 'needsLogin' in endpoints[id])
/** The operations that are refused without a plan. */
export const planOperations = operationIds.filter((id) => 'plan' in endpoints[id])
/** The operations that need a right. */
export const staffOperations = operationIds.filter((id): id is StaffOperationId => 'right' in endpoints[id])
