"""Runs python-gitlab for a test: one JSON line in, with Python statements, one JSON line out, with what the last one gave."""

import ast
import json
import sys

import gitlab

url, token = sys.argv[1:]
gl = gitlab.Gitlab(url, private_token=token)
names = {"gl": gl, "gitlab": gitlab, "web": gl.projects.get(42, lazy=True), "api": gl.projects.get(43, lazy=True)}


def plain(value):
    if hasattr(value, "attributes"):
        return value.attributes
    if isinstance(value, (str, int, float, bool, dict)) or value is None:
        return value
    return [plain(one) for one in value]


def run(source):
    *before, last = ast.parse(source).body
    exec(compile(ast.Module(before, []), "<test>", "exec"), names)
    if isinstance(last, ast.Expr):
        return plain(eval(compile(ast.Expression(last.value), "<test>", "eval"), names))
    exec(compile(ast.Module([last], []), "<test>", "exec"), names)
    return None


for line in sys.stdin:
    try:
        answer = {"error": None, "result": run(json.loads(line))}
    except gitlab.exceptions.GitlabError as error:
        answer = {"error": f"{type(error).__name__} {error.response_code}: {error.error_message}", "result": None}
    print(json.dumps(answer), flush=True)
