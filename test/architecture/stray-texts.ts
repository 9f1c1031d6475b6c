import ts from 'typescript';

/** Attributes and properties whose values are always shown to users, whatever they look like. */
const shownNames = new Set(
  'label title lead hint text header caption definition note heading one many question confirmLabel all labelsTitle clearLabel aria-label placeholder alt subtitle badge submitLabel consequence advice'.split(
    ' ',
  ),
);

/** Attributes, properties and variables whose values are never shown as text. */
const hiddenNames =
  /^(className|class|key|id|to|href|src|role|type|scope|style|d|fill|stroke|rel|as|animation|transform|fontFamily|preserveAspectRatio|clipPath|aria-(labelledby|describedby|controls|keyshortcuts|owns)|data-.*|autoComplete|search|pattern|method|schema|tune|shape|cell|frame|grid|keywords)$/;

/** Functions whose arguments are names, not texts. */
const hiddenCalls =
  /(^|\.)(operation|import|querySelector(All)?|closest|matches|matchMedia|(set|get|has|remove)Attribute|addEventListener|removeEventListener|getElementById|useHashTarget|\w*Path|\w*Paths|linkTo|isOn|isCurrent|warn|error|pageTitle|RegExp|DOMException|createElement|postMessage|keptRequest|saveFile|chance|setProperty)$/;

const hiddenErrors = /(Error|Fault|Unreachable|Outdated|Refused|super)$/;

const keysOfKeyboards = /^(Enter|Escape|Tab|Home|End|PageUp|PageDown|Delete|Backspace|Space|(Arrow\w+\s?)+)$/;

/** Elements of an SVG image with attributes, such as `<circle r="2"/>`. */
const isMarkup = (text: string): boolean => /^<(svg|g|path|circle|rect) [a-z]+="/.test(text);

/** The data of an SVG path, such as `M0 4h8`. */
const isPathData = (text: string): boolean => /^M-?\d[\dMLHVCSQTAZ\s.,-]*$/i.test(text);

/** Code, paths, addresses and media queries. */
const isCode = (text: string): boolean =>
  /^\([a-z-]+: \w+\) and \(|\[(data-|role=|href)|[{;]\s*\n|=>|;\s*$|--[a-z]|^[a-z-]+:\S|^(\/|#|\?|&|https?:|mailto:|novalink\.)|^[\w.]*\([\w:, .-]*\)$/.test(
    text,
  ) ||
  /^\s*(query|mutation|fragment|subscription) [A-Z]/.test(text) ||
  isMarkup(text) ||
  isPathData(text);

/** Class names of Tailwind: every word is a lower-case token, and one of them has a hyphen, colon or bracket. */
const isClassNames = (text: string): boolean => {
  const tokens = text.trim().split(/\s+/);
  const isToken = (token: string) =>
    /^[a-z0-9!&[\]@(*:.,/%#_=>'"+-]+[\w\]):.,/%#()-]*$/.test(token) && !/[.,:]$/.test(token);
  const hasMark = (token: string) => /^-?[a-z0-9]+(-[a-z0-9[(./]+)+|[a-z]:[a-z[]|\[/.test(token);
  const isProse = / (a|an|the|of|to|and|is|are|in|for|with|at|by|on|not|no|your|you|has|was) /.test(
    ` ${text} `,
  );
  return !isProse && tokens.every(isToken) && tokens.filter(hasMark).length * 2 >= tokens.length;
};

/** Only values with units that all languages write alike. */
const isMeasure = (text: string): boolean =>
  text.replaceAll(/\b(MB|kB|px|ms|s|UTC)\b/g, '').search(/\p{L}/u) < 0;

const looksShown = (text: string): boolean =>
  /[A-Za-z]\S*\s+\S*[A-Za-z]/.test(text) ||
  /^\W*[A-Z][a-z’']+\W*$/.test(text) ||
  /^[a-z]+[.!?…]$/.test(text) ||
  /^\d+ [a-z]+$/.test(text);

interface Place {
  readonly kind: 'attribute' | 'property' | 'call' | 'throw' | 'hidden' | 'other';
  readonly name: string;
}

/** The construct that receives the value of an expression, through conditions, arrays, casts and parentheses. */
const placeOf = (node: ts.Node): Place => {
  let child = node;
  for (let parent = node.parent as ts.Node | undefined; parent; child = parent, parent = parent.parent) {
    if (ts.isTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) break;
    if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
      continue;
    if (ts.isJsxExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent))
      continue;
    if (ts.isTemplateSpan(parent)) continue;
    if (ts.isTemplateExpression(parent)) continue;
    if (ts.isConditionalExpression(parent)) {
      if (parent.condition === child) break;
      continue;
    }
    if (ts.isBinaryExpression(parent)) {
      const operator = parent.operatorToken.kind;
      if (operator === ts.SyntaxKind.EqualsToken) return { kind: 'other', name: parent.left.getText() };
      const passes = [
        ts.SyntaxKind.PlusToken,
        ts.SyntaxKind.QuestionQuestionToken,
        ts.SyntaxKind.BarBarToken,
        ts.SyntaxKind.AmpersandAmpersandToken,
      ];
      if (!passes.includes(operator)) break;
      continue;
    }
    if (ts.isJsxAttribute(parent)) return { kind: 'attribute', name: parent.name.getText() };
    if (ts.isPropertyAssignment(parent)) {
      if (parent.name === child) break;
      return { kind: 'property', name: parent.name.getText().replaceAll("'", '') };
    }
    if (ts.isVariableDeclaration(parent) && parent.type?.getText().includes('RouteName') === true) break;
    if (
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isPropertyDeclaration(parent)
    )
      return { kind: 'property', name: parent.name.getText() };
    if (ts.isThrowStatement(parent)) return { kind: 'throw', name: '' };
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return { kind: 'call', name: parent.expression.getText() };
    if (
      ts.isTaggedTemplateExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCaseClause(parent)
    )
      break;
    if (ts.isLiteralTypeNode(parent) || ts.isEnumMember(parent) || ts.isPropertySignature(parent)) break;
    if (ts.isComputedPropertyName(parent) || ts.isExternalModuleReference(parent)) break;
    return { kind: 'other', name: '' };
  }
  return { kind: 'hidden', name: '' };
};

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\u0000');
};

/** Whether a literal of a source file is shown to users. */
export const isShownText = (node: ts.Node): boolean => {
  const text = textOf(node);
  if (text === undefined || !/\p{L}/u.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  const { kind, name } = placeOf(node);
  if (kind === 'hidden' || kind === 'throw') return false;
  if (kind === 'call' && (hiddenCalls.test(name) || hiddenErrors.test(name))) return false;
  if ((kind === 'attribute' || kind === 'property') && hiddenNames.test(name)) return false;
  if (isMeasure(text) || isCode(text) || isClassNames(text) || keysOfKeyboards.test(text)) return false;
  if (kind === 'attribute' && name === 'what') return true;
  if ((kind === 'attribute' || kind === 'property') && shownNames.has(name)) return true;
  return looksShown(text.replaceAll('\u0000', 'value'));
};

/** The literals of a file that are shown to users. */
export const shownTexts = (file: ts.SourceFile): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (isShownText(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** A number as text, such as `count.toLocaleString('en')`: the text of the call is the name of a language. */
const isFormatted = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'toLocaleString';

/** A text or a change of its case, such as `isOne ? 'game' : 'games'`, without the texts of inner elements' attributes. */
const makesText = (node: ts.Node): boolean => {
  if (ts.isJsxAttribute(node) || ts.isArrowFunction(node) || isFormatted(node)) return false;
  if (ts.isPropertyAccessExpression(node) && /^to(Lower|Upper)Case$/.test(node.name.text)) return true;
  const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  const text = isText ? node.text : '';
  const isCompared = ts.isBinaryExpression(node.parent) && node.parent.operatorToken.getText() === '===';
  if (/\p{L}/u.test(text) && !isCompared) return true;
  return ts.forEachChild(node, (child) => makesText(child) || undefined) ?? false;
};

/** The parts of sentences that are chosen or changed inside of the sentence. Other languages need whole sentences. */
export const fragmentsOf = (file: ts.SourceFile): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node) && isShownText(node))
      found.push(...node.templateSpans.map(({ expression }) => expression).filter(makesText));
    const isSentence =
      (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
      node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
    if (isSentence)
      found.push(
        ...node.children.filter((child) => child.kind !== ts.SyntaxKind.JsxText).filter(changesText),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Whether something beside text changes the sentence. An element with text, such as a link, is a part of it. */
const changesText = (node: ts.Node): boolean => {
  if (ts.isJsxAttribute(node)) return false;
  if (ts.isJsxExpression(node)) return makesText(node);
  return ts.forEachChild(node, (child) => changesText(child) || undefined) ?? false;
};

export const parseSource = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
