import ts from 'typescript';
import type {DynamicString, SourceStrings, UiString} from './ui-strings.ts';

/** The strings that one source file asks for. */
export function translateCalls(file: string, text: string): SourceStrings {
  const strings: UiString[] = [];
  const dynamic: DynamicString[] = [];
  if (!/\btranslate\(|<Translate\b/.test(text)) return {strings, dynamic};
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found = (node: ts.Node, id: ts.Expression | undefined, message: string | undefined): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const name = id ? literal(id) : message;
    if (name === undefined) dynamic.push({file, line, id: id ? pattern(id, source) : '…'});
    else strings.push({id: name, message: message ?? '', file, line});
  };
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'translate') {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) {
        const message = property(argument, 'message');
        found(node, property(argument, 'id'), message ? literal(message) : undefined);
      }
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === 'Translate') {
      const text = node.children
        .map((child) =>
          ts.isJsxText(child) ? child.text : ts.isJsxExpression(child) && child.expression ? (literal(child.expression) ?? '') : '',
        )
        .join('')
        .replace(/\s*\n\s*/g, ' ')
        .trim();
      found(node, attribute(node.openingElement, 'id'), text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return {strings, dynamic};
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function attribute(element: ts.JsxOpeningElement, name: string): ts.Expression | undefined {
  const found = element.attributes.properties.find((entry) => ts.isJsxAttribute(entry) && entry.name.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : (value as ts.Expression | undefined);
}

function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function pattern(node: ts.Expression, source: ts.SourceFile): string {
  if (!ts.isTemplateExpression(node)) return node.getText(source);
  return node.head.text + node.templateSpans.map(({literal: {text}}) => `…${text}`).join('');
}
