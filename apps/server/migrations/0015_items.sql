-- by hand
-- Gives each question of the stored versions an item that depends on its exam and id only: versions that share a question share its item.
UPDATE "exam_versions" SET "paper" = jsonb_set("paper", '{questions}', (
  SELECT jsonb_agg(
    CASE WHEN question -> 'item' IS NULL THEN question || jsonb_build_object('item',
      substr(encode(sha256(convert_to("exam_id" || '/' || (question ->> 'id'), 'UTF8')), 'hex'), 1, 24))
    ELSE question END ORDER BY place)
  FROM jsonb_array_elements("paper" -> 'questions') WITH ORDINALITY AS each(question, place)
)) WHERE jsonb_array_length("paper" -> 'questions') > 0;
