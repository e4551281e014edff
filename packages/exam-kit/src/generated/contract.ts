/* eslint-disable */
/**
 * Generated from openapi.yaml by `npm run api:generate`. Do not edit: change the document and generate again.
 */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description An option; identified by its text, or by its photo if it has no text. */
        AnswerOption: {
            _id: string;
            text?: string;
            photo?: string;
            /** @description Absent where the server withholds keys. */
            isCorrect?: boolean;
        };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Schemas = components['schemas']
/** The fields that an author may write: texts, one of some texts, texts by language, and others. */
export const fields = {
  VerdictThresholds: {"texts":[],"choices":{},"byLanguage":[],"others":["excellent","good"]},
  ExamTexts: {"texts":["topic","description","duration"],"choices":{},"byLanguage":[],"others":["guidelines"]},
  Playback: {"texts":[],"choices":{},"byLanguage":[],"others":["plays","answerSeconds","failureSeconds"]},
  QuestionTranslation: {"texts":["text","transcript"],"choices":{},"byLanguage":[],"others":[]},
  Paper: {"texts":["id","topic","description","duration","photo"],"choices":{},"byLanguage":[],"others":["guidelines","translations","unreviewed","readingTimeMinutes","listeningTimeMinutes","verdictThresholds","sections","groups","questions"]},
  PaperSection: {"texts":["id","title"],"choices":{"navigation":{"known":["free","one-way"],"isNeeded":true}},"byLanguage":[],"others":["minutes","playback"]},
  PaperGroup: {"texts":["id","text","photo","audio","dialogue","transcript"],"choices":{},"byLanguage":[],"others":["audioStart","turns","script","translations"]},
  PaperQuestion: {"texts":["item","section","group","text","photo","chart","audio","dialogue","transcript","explanation"],"choices":{"kind":{"known":["single"],"isNeeded":false},"type":{"known":["reading","listening"],"isNeeded":true},"spokenBy":{"known":["a","b"],"isNeeded":false}},"byLanguage":["explanations"],"others":["number","audioStart","turns","script","options","translations","unreviewed","vocabulary","tags"]},
  PaperOption: {"texts":["text","photo","spoken","note"],"choices":{},"byLanguage":["notes"],"others":["correct"]},
  PaperTurn: {"texts":[],"choices":{},"byLanguage":[],"others":["start","end"]},
  ScriptLine: {"texts":["voice","text"],"choices":{},"byLanguage":[],"others":[]},
  PaperTags: {"texts":["field","family","sound","sector"],"choices":{},"byLanguage":[],"others":["edition","unit","grammar","level"]},
} as const
/** The languages of texts. */
export const languages = ["en","ko","si","ta"] as const
