/** Rows of every food label: they say how much, and nothing of what a product is for. 'Total sugars 2 g' makes no gummy a sugar remedy. */
const PANEL =
  /^(calories|total|saturated|trans|polyunsaturated|monounsaturated|includes|added|sugars?|cholesterol|sodium)\b/i;

/** What the Supplement Facts of a description list, without amounts that every label has; '' where a shop writes none. */
export function ingredientsOf(description: string): string {
  const [, facts = ''] =
    /Servings per container: .*?\. (.*?)(?:† ?Daily Value|Percent Daily Values|Other ingredients:|How to take it:|$)/s.exec(
      description,
    ) ?? [];
  return facts
    .split(';')
    .map((row) => row.trim())
    .filter((row) => !PANEL.test(row))
    .join(' , ');
}
